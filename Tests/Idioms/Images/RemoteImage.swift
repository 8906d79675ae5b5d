import Foundation
import MaquetteMacros

// A picture of the network, with a grey square until it is there.
struct RemoteImage: View {
  private let url = URL(string: "https://example.com/photo.jpg")

  var body: some View {
    AsyncImage(url: url) { image in
      image
        .resizable()
        .scaledToFill()
    } placeholder: {
      Color.gray.opacity(0.2)
    }
    .frame(width: 120, height: 120)
    .clipShape(.rect(cornerRadius: 12))
  }
}

#Preview("remote-image") {
  RemoteImage()
}
