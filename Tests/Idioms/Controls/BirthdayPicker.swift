import Foundation
import MaquetteMacros

// A date, a time within bounds and a colour, and the date as a text.
struct BirthdayPicker: View {
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var color = Color.blue

  var body: some View {
    VStack {
      DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
      DatePicker(
        "Reminder", selection: $birthday, in: ...Date(timeIntervalSince1970: 1_000_000_000),
        displayedComponents: [.date, .hourAndMinute]
      )
      .datePickerStyle(.compact)
      ColorPicker("Color", selection: $color)
      Text(birthday, style: .date)
      Text(birthday, format: .dateTime.day().month())
    }
    .padding()
  }
}

#Preview("birthday-picker") {
  BirthdayPicker()
}
