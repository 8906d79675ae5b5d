public import CellViews

/// A type with a preview, under a name that no app has: `#Preview` writes it into files that do not see the other.
public typealias _PreviewRegistry = PreviewRegistry

/// The traits of a preview, under a name that no app has.
public typealias _PreviewTrait = PreviewTrait<Preview.ViewTraits>

/// A type with a preview, which `#Preview` declares.
public protocol PreviewRegistry: SendableMetatype {
  /// The type of the preview's views.
  associatedtype Content: View

  /// The file that declares the preview, as in `#fileID`.
  static var fileID: String { get }
  /// The file's path at compile time.
  static var filePath: String { get }
  /// The line in the file, from 1.
  static var line: Int { get }
  /// The preview's name in its file; nil for none.
  static var name: String? { get }
  /// The traits of the preview.
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The number of previews: one, or one for each argument.
  @MainActor static var count: Int { get }
  /// Returns the views of a preview.
  @MainActor static func makeBody(at index: Int) -> Content
  /// Returns the views of the first preview.
  @MainActor static func makeBody() -> Content
}

extension PreviewRegistry {
  /// One preview.
  @MainActor public static var count: Int { 1 }
  /// Returns the views of the only preview.
  @MainActor public static func makeBody(at index: Int) -> Content { makeBody() }
}

/// Previews of the views for each of some arguments, which `#Preview` writes.
public struct _PreviewBodies {
  /// The number of arguments.
  public let count: Int
  private let body: @MainActor (Int) -> AnyView

  /// Creates the previews of arguments in order.
  @MainActor public init<Argument, Content: View>(
    arguments: [Argument], @ViewBuilder body: @escaping @MainActor (Argument) -> Content
  ) {
    count = arguments.count
    self.body = { AnyView(body(arguments[$0])) }
  }

  /// Returns the views for an argument; none where there is none.
  @MainActor public func view(at index: Int) -> AnyView {
    index < count ? body(index) : AnyView(EmptyView())
  }
}

/// A view around those of previews, with a value that is made once: `#Preview(traits: .modifier(SampleData()))`.
@MainActor @preconcurrency
public protocol PreviewModifier: SendableMetatype {
  /// The value that is made once.
  associatedtype Context = Void
  /// The type of the views.
  associatedtype Body: View
  /// The views of the preview.
  typealias Content = PreviewModifierContent

  /// Returns the value; it has to be there without waiting.
  static func makeSharedContext() async throws -> Context
  /// Returns the preview's views with what is around them.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no value.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview in a modifier.
public struct PreviewModifierContent: View {
  let views: AnyView

  /// The views.
  public var body: some View { views }
}

extension PreviewTrait<Preview.ViewTraits> {
  /// Returns a modifier of the preview's views.
  @MainActor public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    let modify: @MainActor (AnyView) -> AnyView = { views in
      // The value is the type's: all passes of a drawing have one, as actions may change it.
      let make = { () -> Result<SharedContext<Modifier>, any Error> in
        started { SharedContext(value: try await Modifier.makeSharedContext()) }
          ?? .failure(WaitingContext(type: "\(Modifier.self)"))
      }
      let resting = EnvironmentValues.current[object: RestingViews.self]
      switch resting?.value(of: Modifier.self, make) ?? make() {
      case .success(let context):
        return AnyView(
          modifier.body(content: PreviewModifierContent(views: views), context: context.value))
      case .failure(let error): return AnyView(FailedPreview(error: error))
      }
    }
    return Self { $0.modifiers.append(modify) }
  }
}

/// A value that is only used on the main actor.
private struct SharedContext<Modifier: PreviewModifier>: @unchecked Sendable {
  // Unchecked: made and used on the main actor alone.
  let value: Modifier.Context
}

/// An error for a preview's value that is not there at once.
private struct WaitingContext: Error, CustomStringConvertible {
  let type: String
  var description: String { "'\(type).makeSharedContext()' waits, and a preview does not" }
}

/// A view that cannot be made, for a reason.
private struct FailedPreview: _BuiltInView {
  let error: any Error

  @MainActor func _nodes(in context: _ViewContext) -> _ViewNodes {
    context.problems.add(SourceProblem(file: "#Preview", line: 0, error: error))
    return .none
  }
}

/// A type with previews, as declared before `#Preview` existed.
///
/// Each view of `previews` is a preview of its own, named after the type: `Card` for
/// `Card_Previews`.
@MainActor @preconcurrency
public protocol PreviewProvider: SendableMetatype {
  /// The views of the previews.
  associatedtype Previews: View

  /// The views, each a preview.
  @ViewBuilder static var previews: Previews { get }
}
