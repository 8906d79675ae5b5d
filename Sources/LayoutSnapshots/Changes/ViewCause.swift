/// Something of the views of a screen because of which other things can be elsewhere.
struct ViewCause: Hashable {
  /// The view that has it, by its number on the new screen.
  var view: Int
  var kind: Kind
  /// What the view is, by its name in configs, where it was given something.
  var ofKind: String?

  enum Kind: Hashable {
    /// The view was given another value, or got or lost one.
    case setting(String, from: String?, to: String?)
    /// Others are in it, or in another order, from one of a number on.
    case content(from: Int)
  }
}
