@_exported public import CoreGraphics
@_exported public import CoreImage
public import Foundation

// Nothing is recognized: a request ends without results.

/// A function that is called when a request ends.
public typealias VNRequestCompletionHandler = @Sendable (VNRequest, (any Error)?) -> Void

/// A request with findings: each kind of request has findings of a type of its own, which a class cannot override.
public protocol _VisionRequest {}

extension _VisionRequest {
  /// The findings: none.
  public var results: [VNObservation]? { [] }
}

/// A request to find something in a picture.
@preconcurrency
open class VNRequest: NSObject, _VisionRequest, @unchecked Sendable {
  /// The function that is called when the request ends.
  public let completionHandler: VNRequestCompletionHandler?
  /// Indicates whether the graphics processor is not used.
  open var usesCPUOnly = false
  /// The version of the search.
  open var revision = 1

  /// Creates a request.
  public override convenience init() { self.init(completionHandler: nil) }
  /// Creates a request that calls a block when it ends.
  public init(completionHandler: VNRequestCompletionHandler?) {
    self.completionHandler = completionHandler
  }
}

/// A request to find something in one picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part of the picture, in parts of its size.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A request to read text.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The findings: none.
  open var results: [VNRecognizedTextObservation]? { [] }
  /// The levels of care.
  public enum RecognitionLevel: Int, Sendable {
    case accurate, fast
  }

  /// The level of care.
  open var recognitionLevel = RecognitionLevel.accurate
  /// The languages, the likeliest first.
  open var recognitionLanguages: [String] = []
  /// Indicates whether words are corrected.
  open var usesLanguageCorrection = false
  /// Indicates whether the language is found.
  open var automaticallyDetectsLanguage = false
  /// Words that are likely.
  open var customWords: [String] = []
  /// The smallest height of a text, in parts of the picture's.
  open var minimumTextHeight: Float = 0
}

/// A request to find faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The findings: none.
  open var results: [VNFaceObservation]? { [] }
}

/// A request to find rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The findings: none.
  open var results: [VNRectangleObservation]? { [] }
  /// The lowest confidence.
  open var minimumConfidence: Float = 0
  /// The greatest number; 0 for no limit.
  open var maximumObservations = 1
  /// The least ratio of the sides.
  open var minimumAspectRatio: Float = 0.5
  /// The greatest ratio of the sides.
  open var maximumAspectRatio: Float = 1
}

/// A request to find codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The findings: none.
  open var results: [VNBarcodeObservation]? { [] }
  /// The kinds of codes.
  open var symbologies: [VNBarcodeSymbology] = []
}

/// A kind of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// Creates a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// QR codes.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// Of rings.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// Of bars, with 8 digits.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// Of bars, with 13 digits.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// Of bars, with letters.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// Of stacked bars.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
}

/// Something that was found: there is none.
open class VNObservation: NSObject, @unchecked Sendable {
  /// The name.
  public let uuid = UUID()
  /// The confidence, from 0 to 1.
  public let confidence: Float = 1
}

/// Something with a place that was found.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The place, in parts of the picture's size.
  public let boundingBox = CGRect.zero
}

/// A rectangle that was found.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The corner above on the left, in parts of the picture's size.
  public let topLeft = CGPoint.zero
  /// The corner above on the right, in parts of the picture's size.
  public let topRight = CGPoint.zero
  /// The corner below on the left, in parts of the picture's size.
  public let bottomLeft = CGPoint.zero
  /// The corner below on the right, in parts of the picture's size.
  public let bottomRight = CGPoint.zero
}

/// A face that was found.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// A code that was found.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The text of the code.
  public let payloadStringValue: String? = nil
  /// The kind.
  public let symbology = VNBarcodeSymbology.qr
}

/// A text that was found.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Returns no reading.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A reading of a text.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The text.
  public let string = ""
  /// The confidence, from 0 to 1.
  public let confidence: Float = 1
}

/// A search in a picture, which finds nothing.
open class VNImageRequestHandler: NSObject {
  /// Creates a handler for a picture of the platform's.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler for a picture of the platform's that is turned.
  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(cgImage: image, options: options) }
  /// Creates a handler for a picture for filters.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler for a picture's file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler for a file's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  /// Ends some requests without results.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completionHandler?(request, nil) }
  }
}

/// An option of a handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// Creates an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
