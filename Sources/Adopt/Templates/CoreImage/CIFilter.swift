import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputCenterKey = "inputCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputAngleKey = "inputAngle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputSaturationKey = "inputSaturation"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputBrightnessKey = "inputBrightness"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputContrastKey = "inputContrast"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIOutputImageKey = "outputImage"

/// A filter of images, which leaves an image as it is.
open class CIFilter {
  open var name: String
  public let inputKeys: [String]
  private var values: [String: Any] = [:]

  init(_ name: String, _ keys: [String]) {
    self.name = name
    inputKeys = [kCIInputImageKey] + keys
  }

  /// Creates a filter by its name. Filters with unknown names have only an image.
  public convenience init?(name: String) { self.init(name, []) }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setDefaults() {}

  open var attributes: [String: Any] { [:] }

  /// The image that the filter was given.
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

/// A filter with properties, as `CIFilterBuiltins` declares it.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
  var inputImage: CIImage? { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var intensity: Float { get set }
}
public protocol CICrystallize: CIFilterProtocol {
  var radius: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIEdges: CIFilterProtocol {
  var intensity: Float { get set }
}
public protocol CIGaussianBlur: CIFilterProtocol {
  var radius: Float { get set }
}
public protocol CIBoxBlur: CIFilterProtocol {
  var radius: Float { get set }
}
public protocol CIPixellate: CIFilterProtocol {
  var scale: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIUnsharpMask: CIFilterProtocol {
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIVignette: CIFilterProtocol {
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIBloom: CIFilterProtocol {
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIGloom: CIFilterProtocol {
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CITwirlDistortion: CIFilterProtocol {
  var radius: Float { get set }
  var angle: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIColorControls: CIFilterProtocol {
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
public protocol CIColorMonochrome: CIFilterProtocol {
  var intensity: Float { get set }
}
public protocol CIExposureAdjust: CIFilterProtocol {
  var ev: Float { get set }
}
public protocol CIColorInvert: CIFilterProtocol {}
public protocol CIPhotoEffect: CIFilterProtocol {}
public protocol CIComicEffect: CIFilterProtocol {}
public protocol CIPointillize: CIFilterProtocol {
  var radius: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIHueAdjust: CIFilterProtocol {
  var angle: Float { get set }
}
public protocol CIVibrance: CIFilterProtocol {
  var amount: Float { get set }
}

/// A generator of QR codes, which are not drawn.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

extension CIFilter {
  public static func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltInFilter("CISepiaTone", ["inputIntensity"])
  }
  public static func crystallize() -> any CIFilter & CICrystallize {
    BuiltInFilter("CICrystallize", ["inputRadius", "inputCenter"])
  }
  public static func edges() -> any CIFilter & CIEdges {
    BuiltInFilter("CIEdges", ["inputIntensity"])
  }
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter("CIGaussianBlur", ["inputRadius"])
  }
  public static func boxBlur() -> any CIFilter & CIBoxBlur {
    BuiltInFilter("CIBoxBlur", ["inputRadius"])
  }
  public static func pixellate() -> any CIFilter & CIPixellate {
    BuiltInFilter("CIPixellate", ["inputScale", "inputCenter"])
  }
  public static func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltInFilter("CIUnsharpMask", ["inputRadius", "inputIntensity"])
  }
  public static func vignette() -> any CIFilter & CIVignette {
    BuiltInFilter("CIVignette", ["inputRadius", "inputIntensity"])
  }
  public static func bloom() -> any CIFilter & CIBloom {
    BuiltInFilter("CIBloom", ["inputRadius", "inputIntensity"])
  }
  public static func gloom() -> any CIFilter & CIGloom {
    BuiltInFilter("CIGloom", ["inputRadius", "inputIntensity"])
  }
  public static func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltInFilter("CITwirlDistortion", ["inputRadius", "inputAngle", "inputCenter"])
  }
  public static func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter("CIColorControls", ["inputSaturation", "inputBrightness", "inputContrast"])
  }
  public static func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter("CIColorMonochrome", ["inputIntensity"])
  }
  public static func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltInFilter("CIExposureAdjust", ["inputEV"])
  }
  public static func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltInFilter("CIColorInvert", [])
  }
  public static func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectMono", [])
  }
  public static func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectNoir", [])
  }
  public static func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectChrome", [])
  }
  public static func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectFade", [])
  }
  public static func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectInstant", [])
  }
  public static func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectProcess", [])
  }
  public static func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectTonal", [])
  }
  public static func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter("CIPhotoEffectTransfer", [])
  }
  public static func comicEffect() -> any CIFilter & CIComicEffect {
    BuiltInFilter("CIComicEffect", [])
  }
  public static func pointillize() -> any CIFilter & CIPointillize {
    BuiltInFilter("CIPointillize", ["inputRadius", "inputCenter"])
  }
  public static func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltInFilter("CIHueAdjust", ["inputAngle"])
  }
  public static func vibrance() -> any CIFilter & CIVibrance {
    BuiltInFilter("CIVibrance", ["inputAmount"])
  }
  /// Returns a generator without a result: codes are not drawn.
  public static func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter("CIQRCodeGenerator", ["inputMessage", "inputCorrectionLevel"])
  }
}

private final class BuiltInFilter: CIFilter, CISepiaTone, CICrystallize, CIEdges, CIGaussianBlur,
  CIBoxBlur, CIPixellate, CIUnsharpMask, CIVignette, CIBloom, CIGloom, CITwirlDistortion,
  CIColorControls, CIColorMonochrome, CIExposureAdjust, CIColorInvert, CIPhotoEffect,
  CIComicEffect, CIPointillize, CIHueAdjust, CIVibrance, CIQRCodeGenerator
{
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var amount: Float {
    get { value(forKey: "inputAmount") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var angle: Float {
    get { value(forKey: "inputAngle") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var brightness: Float {
    get { value(forKey: "inputBrightness") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var center: CGPoint {
    get { value(forKey: "inputCenter") as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var contrast: Float {
    get { value(forKey: "inputContrast") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var ev: Float {
    get { value(forKey: "inputEV") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var intensity: Float {
    get { value(forKey: "inputIntensity") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var radius: Float {
    get { value(forKey: "inputRadius") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var saturation: Float {
    get { value(forKey: "inputSaturation") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var scale: Float {
    get { value(forKey: "inputScale") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
