import Glibc

/// The environment of the libraries for text, fonts and drawing.
package enum PinnedEnvironment {
  /// The prefixes of variables by which a machine changes the shaping and drawing of the libraries,
  /// or makes them print: Cairo, Fontconfig, FreeType, GLib, HarfBuzz, Pango, Pixman, librsvg and
  /// libxml2.
  private static let prefixes = [
    "CAIRO_", "FC_", "FONTCONFIG_", "FREETYPE_", "G_", "HB_", "PANGO", "PIXMAN_", "RSVG_", "XML_",
  ]

  /// Removes variables that would make one machine's pictures differ from another's, or print into
  /// them.
  ///
  /// Must be called before any thread is started: another could be reading the environment.
  package static func apply() {
    // Pixman has read its variable, and printed, before this program began: the program starts
    // again, and the printed text is lost with its buffer.
    if getenv("PIXMAN_DISABLE") != nil {
      unsetenv("PIXMAN_DISABLE")
      execv("/proc/self/exe", CommandLine.unsafeArgv)
    }
    for variable in variables where prefixes.contains(where: { variable.hasPrefix($0) }) {
      unsetenv(variable)
    }
    // Fontconfig warns about an unknown locale, and takes languages from others.
    for variable in ["LANGUAGE", "LC_CTYPE"] { unsetenv(variable) }
    setenv("LC_ALL", "C", 1)
  }

  private static var variables: [String] {
    var names: [String] = []
    var next = environ
    while let variable = next.pointee {
      names.append(String(String(cString: variable).prefix { $0 != "=" }))
      next += 1
    }
    return names
  }
}

/// The three descriptors that every process expects to be open.
package enum StandardDescriptors {
  /// Opens the descriptors that the caller closed.
  ///
  /// A new file gets the lowest free descriptor: a picture would become standard output, and
  /// receive the printed lines. The opened descriptors are as unusable as the closed ones.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Those below are open, so the lowest free one is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
