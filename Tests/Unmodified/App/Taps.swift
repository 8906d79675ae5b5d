import SwiftUI

/// A form whose parts have labels, places of taps and kinds of files.
struct TappedForm: View {
  @State private var isExpanded = true
  @State private var isImporting = false
  @State private var place = CGPoint.zero

  var body: some View {
    Form {
      Section(isExpanded: $isExpanded) {
        ProgressView(value: 0.3) {
          Text("Done")
        } currentValueLabel: {
          Text("30 %")
        }
      } header: {
        Text("Progress")
      }
      LabeledContent("Share", value: 0.25, format: .percent)
      Text("Here").onTapGesture { place = $0 }
        .onTapGesture(count: 2, coordinateSpace: .global) { place = $0 }
        .background(.background.secondary)
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf, .image]) { _ in }
    .onDrop(of: [.text], isTargeted: nil) { _ in false }
    .onDrop(of: ["public.text"], isTargeted: nil) { _ in false }
  }
}
