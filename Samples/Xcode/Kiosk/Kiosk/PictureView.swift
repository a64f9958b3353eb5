import CoreImage
import PhotosUI
import SwiftUI

struct PictureView: View {
  @State private var item: PhotosPickerItem?
  @State private var isPresented = false
  @State private var events: [String] = []

  var body: some View {
    LibraryView { events.append("\($0) pictures") }
    PhotosPicker("Choose", selection: $item, matching: .images)
    Button("Present") { isPresented = true }
      .photosPicker(isPresented: $isPresented, selection: $item)
      .onChange(of: isPresented) { _, isShown in if !isShown { events.append("not presented") } }
    Button("Load") { Task { await load() } }
    Button("Filter", action: filter)
    ForEach(events, id: \.self) { Text($0) }
  }

  private func load() async {
    do {
      let item = PhotosPickerItem(itemIdentifier: "1")
      let picture = try await item.loadTransferable(type: Data.self)
      events.append(picture == nil ? "no picture" : "loaded")
    } catch {
      events.append("not loaded")
    }
    PHPhotoLibrary.requestAuthorization { status in
      DispatchQueue.main.async { events.append(status == .denied ? "access denied" : "access") }
    }
  }

  private func filter() {
    guard let image = UIImage(systemName: "leaf"), let input = CIImage(image: image) else { return }
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = input
    sepia.intensity = 0.5
    let output = sepia.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }
    events.append(output.map(UIImage.init(cgImage:)) == image ? "not filtered" : "filtered")
    events.append(UIImage(ciImage: input) == image ? "same picture" : "different picture")
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("tea".utf8)
    if code.outputImage == nil { events.append("no code") }
  }
}

struct LibraryView: UIViewControllerRepresentable {
  let onPick: (Int) -> Void

  func makeCoordinator() -> Picking { Picking(onPick) }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let controller = PHPickerViewController(configuration: PHPickerConfiguration())
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}

  final class Picking: PHPickerViewControllerDelegate {
    private let onPick: (Int) -> Void

    init(_ onPick: @escaping (Int) -> Void) { self.onPick = onPick }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      onPick(results.count)
    }
  }
}
