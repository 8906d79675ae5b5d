public import Foundation
public import UIKit

// A store without products: nothing is loaded, sold or rated.

/// A product of the store: there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// A kind of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Ends at a time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// Goes on until it is cancelled.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// A length of time that is paid for.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Comparable, Sendable {
      case day, week, month, year
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// An offer for new or former customers.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The way an offer is paid.
    public struct PaymentMode: Hashable, Sendable {
      private let name: String

      /// Not paid for a time.
      public static let freeTrial = PaymentMode(name: "FreeTrial")
      /// Paid for each length of time.
      public static let payAsYouGo = PaymentMode(name: "PayAsYouGo")
      /// Paid at once.
      public static let payUpFront = PaymentMode(name: "PayUpFront")
    }

    /// The offer's name.
    public let id: String?
    /// The price.
    public let price: Decimal
    /// The price as text.
    public let displayPrice: String
    /// The length of time.
    public let period: SubscriptionPeriod
    /// The number of times.
    public let periodCount: Int
    /// The way it is paid.
    public let paymentMode: PaymentMode
  }

  /// The settings of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// A state of what is paid again and again.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The state's number.
      public let rawValue: Int
      /// Creates a state of a number.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Paid.
      public static let subscribed = RenewalState(rawValue: 1)
      /// Ended.
      public static let expired = RenewalState(rawValue: 2)
      /// Not paid yet.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// Not paid yet, and still there.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// Taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// The offer for new customers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for others.
    public let promotionalOffers: [SubscriptionOffer]
    /// The group's name.
    public let subscriptionGroupID: String
    /// The length of time.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Indicates whether the customer is new: true.
    public var isEligibleForIntroOffer: Bool { get async { true } }
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    /// The account.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    /// The number of pieces.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
  }

  /// The end of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// The name in the store.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as text.
  public let displayPrice: String
  /// Indicates whether a family shares it.
  public let isFamilyShareable: Bool
  /// The settings of the subscription; nil for a product without one.
  public let subscription: SubscriptionInfo?

  /// Returns no product: nothing is loaded.
  public static func products<Names: Collection<String>>(for identifiers: Names) async throws
    -> [Product]
  { [] }

  /// Returns that the customer cancelled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

/// A purchase: there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Purchases, of which there is none.
  public struct Transactions: AsyncSequence, Sendable {
    /// The end of the purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    /// Returns the end.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The number in the store.
  public let id: UInt64
  /// The number of the first purchase.
  public let originalID: UInt64
  /// The name of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The end of what is paid again and again.
  public let expirationDate: Date?
  /// The date on which it was taken back.
  public let revocationDate: Date?
  /// Indicates whether a better one took its place.
  public let isUpgraded: Bool

  /// No purchase: new ones are not observed.
  public static var updates: Transactions { Transactions() }
  /// No purchase.
  public static var all: Transactions { Transactions() }
  /// No purchase.
  public static var currentEntitlements: Transactions { Transactions() }
  /// No purchase.
  public static var unfinished: Transactions { Transactions() }
  /// Returns nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns nil.
  public static func currentEntitlement(for productID: String) async
    -> VerificationResult<Transaction>?
  { nil }

  /// Does nothing.
  public func finish() async {}
}

/// A value of the store's, with or without a proof.
public enum VerificationResult<SignedType> {
  /// A reason for which a proof fails.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The value; throws the reason for which its proof fails.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, whatever its proof is.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A reason for which the store does not answer.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}

/// The store.
public enum AppStore {
  /// Indicates whether purchases are allowed: true.
  public static var canMakePayments: Bool { true }
  /// Does nothing.
  public static func sync() async throws {}
  /// Does nothing: nobody is asked for a rating.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Does nothing.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// The question for a rating, under its name before iOS 18.
public enum SKStoreReviewController {
  /// Does nothing: nobody is asked for a rating.
  public static func requestReview() {}
  /// Does nothing: nobody is asked for a rating.
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// An app of the store's over a screen, which is not shown.
public enum SKOverlay {
  /// The place of the app.
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  /// The settings of an app.
  public final class AppConfiguration {
    /// Creates the settings of an app.
    public init(appIdentifier: String, position: Position) {}
  }
}
