// Swift Testing looks for this module where a file imports it and a module `UIKit`: on Apple's systems it attaches pictures
// to tests.
