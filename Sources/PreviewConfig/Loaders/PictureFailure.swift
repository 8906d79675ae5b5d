import FileAccess
import PlainText

/// Why a picture cannot be drawn, in words.
func reason(of error: any Error) -> String {
  // A decoder's own words are as long as it likes.
  (error as? FileError)?.reason ?? excerpt(of: "\(error)")
}
