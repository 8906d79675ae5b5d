/// Why a picture cannot be drawn, in words.
func reason(of error: any Error) -> String {
  switch error {
  case let failure as FileFailure: failure.reason
  default: "\(error)"
  }
}
