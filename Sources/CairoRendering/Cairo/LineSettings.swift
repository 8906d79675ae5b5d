import CCairo
import DisplayList

/// Makes the next stroke of a context a line of a width, with lengths of dashes and gaps in turn.
///
/// Lengths are in the context's units. A dash that cairo would refuse, of nothing but zeros or with
/// a negative length, leaves the line solid.
func setLine(width: Double, dash: [Double], on context: OpaquePointer) {
  cairo_set_line_width(context, width)
  cairo_set_miter_limit(context, StrokeStyle.miterLimit)
  if dash.contains(where: { $0 > 0 }), dash.allSatisfy({ $0 >= 0 }) {
    cairo_set_dash(context, dash, Int32(dash.count), 0)
  }
}
