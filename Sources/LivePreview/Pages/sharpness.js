/* At which scale a picture is drawn: one that is shown larger than it is has its points in more pixels. */
import { placement } from "./canvas.js";

/* What the server draws, and what a browser shows without effort: 64 MB of pixels. */
const mostScale = 8;
const mostPixels = 16_000_000;
const multiples = [1, 2, 3, 4, 6, 8];

/*
 * The scale of a picture at the present zoom: the canvas's own, or a whole multiple of it, so that
 * what lies between pixels stays where it is.
 */
export function sharpScale({ width, height, scale, canvasScale }) {
  // Pictures of a package are drawn at their own scale alone.
  if (!canvasScale) return scale;
  const possible = multiples
    .map((multiple) => multiple * canvasScale)
    .filter((scale) => scale <= mostScale && width * height * scale ** 2 <= mostPixels);
  const needed = placement.ratio * 0.99;
  return possible.find((scale) => scale >= needed) ?? possible.at(-1) ?? canvasScale;
}

/* Where even the sharpest picture is shown much larger, its pixels are squares. */
export const showsPixels = (picture) => placement.ratio >= 3 * sharpScale(picture);
