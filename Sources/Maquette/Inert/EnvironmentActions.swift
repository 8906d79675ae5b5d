public import Foundation

// Actions of the environment do nothing when they are called, and no view is presented.

/// An action that closes what a view is presented in.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The presentation of a view, under its name before iOS 15.
public struct PresentationMode: Sendable {
  /// False, as nothing is presented.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

/// The stage of an app.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// An action that opens an address.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  /// Closes what the view is presented in.
  public var dismiss: DismissAction { DismissAction() }
  /// False, as nothing is presented.
  public var isPresented: Bool { false }
  /// The presentation of the view, under its name before iOS 15.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// The stage of the app: in front.
  public var scenePhase: ScenePhase { .active }
  /// Opens an address.
  public var openURL: OpenURLAction { OpenURLAction() }
}
