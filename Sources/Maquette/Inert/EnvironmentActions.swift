public import Foundation

// Actions of the environment do nothing, and no view is presented.

/// An action that dismisses the presentation of a view.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The presentation of a view, under its name before iOS 15.
public struct PresentationMode: Sendable {
  /// Indicates whether the view is presented; false, as nothing is presented.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

/// The state of an app.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// An action that opens an address.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  /// Dismisses the presentation of the view.
  public var dismiss: DismissAction { DismissAction() }
  /// Indicates whether the view is presented; false, as nothing is presented.
  public var isPresented: Bool { false }
  /// The presentation of the view, under its name before iOS 15.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// The state of the app: active.
  public var scenePhase: ScenePhase { .active }
  /// Opens an address.
  public var openURL: OpenURLAction { OpenURLAction() }
}
