public import Maquette

// Views of the store are labelled surfaces with a notice: their products come from the network.

/// An action that asks for a rating.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Does nothing.
  public func callAsFunction() {}
}

/// An action that buys.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Returns that the customer cancelled.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
  /// Asks for a rating.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Products of the store, which are a labelled surface.
public nonisolated struct StoreView: View {
  private let placeholder: Placeholder

  /// Creates a view of some products.
  public init<Names: Collection<String>>(
    ids: Names, prefersPromotionalIcon: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) { placeholder = Placeholder(word: "StoreView", file: file, line: line) }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// A product of the store, which is a labelled surface.
public nonisolated struct ProductView: View {
  private let placeholder: Placeholder

  /// Creates a view of a product.
  public init(
    id: String, prefersPromotionalIcon: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) { placeholder = Placeholder(word: "ProductView", file: file, line: line) }

  /// Creates a view of a product with a picture, which is not drawn.
  public init<Icon: View>(
    id: String, prefersPromotionalIcon: Bool = false, file: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder icon: () -> Icon
  ) { placeholder = Placeholder(word: "ProductView", file: file, line: line) }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// Products that are paid again and again, under what an app writes; the products are a labelled surface.
public nonisolated struct SubscriptionStoreView<Content: View>: View {
  /// Products by what they are to the one that is there.
  public struct Relationship: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates products of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Better ones.
    public static var upgrade: Relationship { Relationship(rawValue: 1) }
    /// Lesser ones.
    public static var downgrade: Relationship { Relationship(rawValue: 2) }
    /// Others.
    public static var crossgrade: Relationship { Relationship(rawValue: 4) }
    /// The one that is there.
    public static var current: Relationship { Relationship(rawValue: 8) }
    /// All.
    public static var all: Relationship { Relationship(rawValue: 15) }
  }

  private let content: Content
  private let placeholder: Placeholder

  /// Creates a view of a group of products under a content.
  public init(
    groupID: String, visibleRelationships: Relationship = .all, file: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
    placeholder = Placeholder(word: "SubscriptionStoreView", file: file, line: line)
  }

  /// Creates a view of some products under a content.
  public init<Names: Collection<String>>(
    productIDs: Names, visibleRelationships: Relationship = .all, file: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
    placeholder = Placeholder(word: "SubscriptionStoreView", file: file, line: line)
  }

  /// The content over the labelled surface.
  @MainActor public var body: some View {
    VStack {
      content
      placeholder
    }
  }
}

nonisolated extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of a group of products.
  public init(
    groupID: String, visibleRelationships: Relationship = .all, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      groupID: groupID, visibleRelationships: visibleRelationships, file: file, line: line
    ) { EmptyView() }
  }
}

/// A button of a view of the store's.
public enum StoreButtonKind: Hashable, Sendable {
  case restorePurchases, cancellation, redeemCode, signIn, policies
}

/// A label of the button that buys.
public enum SubscriptionStoreButtonLabel: Hashable, Sendable {
  case automatic, action, displayName, price, multiline, singleLine
}

nonisolated extension View {
  /// Returns the view: the store's buttons are not drawn.
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> Self { self }
  /// Returns the view: the store's buttons are not drawn.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> Self { self }
  /// Returns the view: the store's products are not drawn.
  public func subscriptionStorePickerItemBackground<Style: ShapeStyle>(_ style: Style) -> Self {
    self
  }
  /// Returns the view: the store's products are not drawn.
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> Self { self }
  /// Returns the view: the store's products are not drawn.
  public func productViewStyle(_ style: ProductViewStyle) -> Self { self }
  /// Returns the view: the list of what is paid is not shown.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> Self { self }
  /// Returns the view: the field for a code is not shown.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> Self { self }
  /// Returns the view: the app is not shown.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.AppConfiguration
  ) -> Self { self }
  /// Returns the view: nothing is bought.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> Self { self }
  /// Returns the view: nothing is bought.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> Self { self }
}

/// A style of the products that are paid again and again.
public enum SubscriptionStoreControlStyle: Hashable, Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker
}

/// A style of a product.
public enum ProductViewStyle: Hashable, Sendable {
  case automatic, compact, regular, large
}
