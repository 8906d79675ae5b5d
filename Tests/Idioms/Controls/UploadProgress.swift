import MaquetteMacros

// How far something has come.
struct UploadProgress: View {
  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: 0.4)
      ProgressView("Uploading", value: 3, total: 10)
    }
    .padding()
  }
}

#Preview("upload-progress") {
  UploadProgress()
}
