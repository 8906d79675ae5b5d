import AuthenticationServices
import CoreImage
import CoreImage.CIFilterBuiltins
import LocalAuthentication
import StoreKit
import SwiftUI
import Vision

/// A locked shop, with the frameworks that such screens import.
struct LockedShop: View {
  @Environment(\.requestReview) private var requestReview
  @Environment(\.dismiss) private var dismiss
  @State private var products: [Product] = []
  @State private var isLocked = true
  private let context = CIContext()
  private let code = CIFilter.qrCodeGenerator()

  var body: some View {
    VStack {
      Text(isLocked ? "locked" : "open")
      Text(faceText)
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
        request.nonce = "nonce"
      } onCompletion: { result in
        switch result {
        case .success(let authorization):
          if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
            print(credential.user, credential.email ?? "")
          }
        case .failure(let error): print(error.localizedDescription)
        }
      }
      .signInWithAppleButtonStyle(.white)
      .frame(height: 50)
      Image(uiImage: picture(of: "code")).resizable().frame(width: 40, height: 40)
      ForEach(products) { product in
        Button("\(product.displayName) \(product.displayPrice)") { Task { try await buy(product) } }
      }
      Button("Rate") { requestReview() }
      SubscriptionStoreView(groupID: "group") { Text("Plans") }
        .subscriptionStoreButtonLabel(.multiline)
        .storeButton(.visible, for: .restorePurchases)
        .frame(height: 120)
    }
    .task { products = (try? await Product.products(for: ["one"])) ?? [] }
    .onAppear { unlock() }
  }

  private var faceText: String {
    var error: NSError?
    let context = LAContext()
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      return "code"
    }
    return context.biometryType == .faceID ? "Face ID" : "Touch ID"
  }

  private func unlock() {
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the shop") {
      success, _ in
      Task { @MainActor in isLocked = !success }
    }
  }

  private func picture(of text: String) -> UIImage {
    code.message = Data(text.utf8)
    code.correctionLevel = "H"
    guard let output = code.outputImage?.transformed(by: CGAffineTransform(scaleX: 8, y: 8)),
      let made = context.createCGImage(output, from: output.extent)
    else { return UIImage(systemName: "xmark.circle") ?? UIImage() }
    return UIImage(cgImage: made)
  }

  private func buy(_ product: Product) async throws {
    switch try await product.purchase() {
    case .success(.verified(let transaction)): await transaction.finish()
    case .success(.unverified(_, let error)): throw error
    case .userCancelled, .pending: break
    @unknown default: break
    }
  }
}

/// Filters and recognition of a picture, as apps write them.
enum Pictures {
  static func sepia(_ image: UIImage) -> UIImage? {
    var filter: CIFilter = CIFilter.sepiaTone()
    filter.setValue(CIImage(image: image), forKey: kCIInputImageKey)
    if filter.inputKeys.contains(kCIInputIntensityKey) {
      filter.setValue(0.5, forKey: kCIInputIntensityKey)
    }
    guard let output = filter.outputImage,
      let made = CIContext().createCGImage(output, from: output.extent)
    else { return nil }
    filter = CIFilter.gaussianBlur()
    return UIImage(cgImage: made)
  }

  static func words(in image: UIImage) throws -> [String] {
    guard let picture = image.cgImage else { return [] }
    let request = VNRecognizeTextRequest { request, error in
      if let error { print(error) }
    }
    request.recognitionLevel = .accurate
    try VNImageRequestHandler(cgImage: picture, options: [:]).perform([request])
    let found = request.results ?? []
    return found.compactMap { $0.topCandidates(1).first?.string }
  }
}

/// What the test draws and calls.
@MainActor public var lockedShop: some View { LockedShop() }
/// Returns a picture in sepia.
public func sepia(_ image: UIImage) -> UIImage? { Pictures.sepia(image) }
/// Returns the words in a picture.
public func words(in image: UIImage) throws -> [String] { try Pictures.words(in: image) }
/// A button of UIKit's.
@MainActor public var signInButton: UIView {
  let button = ASAuthorizationAppleIDButton(type: .signUp, style: .black)
  button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
  button.cornerRadius = 12
  return button
}

extension NSObject {
  /// The name of a class without its module's, by which cells are registered.
  public class var ownName: String { String(describing: self) }
}

/// A cell that adds to what a nib would set.
public final class LockedCell: UICollectionViewCell {
  /// The number of calls.
  public private(set) var nibs = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    awakeFromNib()
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  public override func awakeFromNib() {
    super.awakeFromNib()
    nibs += 1
  }
}

/// Rows of bound elements that are identified by their text.
struct BoundRows: View {
  @State private var words = ["one", "two"]

  var body: some View {
    List($words, id: \.self) { $word in
      Text(word)
      Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
    }
  }
}

/// The rows.
@MainActor public var boundRows: some View { BoundRows() }

/// A layout whose sections are as wide as the surroundings want, and that follows its items' changes.
final class UpdatedLayout: UICollectionViewFlowLayout {
  static func section(_ index: Int, in environment: any NSCollectionLayoutEnvironment) -> Int {
    environment.traitCollection.horizontalSizeClass == .compact
      ? 1 : Int(environment.container.effectiveContentSize.width / 100)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems where item.updateAction == .insert {
      print(item.indexPathAfterUpdate?.section ?? 0)
    }
  }
}
