import Foundation
import MaquetteMacros

// A picture of the network: loading, there, or failed.
struct RemoteImagePhases: View {
  let url: URL? = URL(string: "https://example.com/avatar.png")

  var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
      switch phase {
      case .empty:
        ProgressView()
      case .success(let image):
        image.resizable().scaledToFit()
      case .failure:
        Image(systemName: "wifi.slash").foregroundStyle(.secondary)
      @unknown default:
        EmptyView()
      }
    }
    .frame(width: 80, height: 80)
  }
}

#Preview("remote-image-phases") {
  RemoteImagePhases()
}
