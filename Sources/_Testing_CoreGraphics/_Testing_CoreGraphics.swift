// Swift Testing looks for this module where a file imports it and a module `CoreGraphics`: on Apple's systems it attaches pictures
// to tests.
