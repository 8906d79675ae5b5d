import MaquetteMacros
import MaquetteUIKit

// A view of UIKit's among SwiftUI's.
struct RepresentedSpinner: View {
  var body: some View {
    Spinner(isAnimating: true)
      .frame(width: 40, height: 40)
  }
}

private struct Spinner: UIViewRepresentable {
  var isAnimating: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    if isAnimating {
      view.startAnimating()
    } else {
      view.stopAnimating()
    }
  }
}

#Preview("represented-spinner") {
  RepresentedSpinner()
}
