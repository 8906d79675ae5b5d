/* The scale at which a picture is drawn: one that is zoomed into has more pixels for each point. */
import { placement } from "./canvas.js";

/* The largest scale that the server draws, and 64 MB of pixels, which browsers show with ease. */
const mostScale = 8;
const mostPixels = 16_000_000;
const multiples = [1, 2, 3, 4, 6, 8];

/*
 * The scale of a picture at the present zoom: the canvas's own, or a whole multiple of it, so that
 * what lies between pixels stays where it is.
 */
export function sharpScale({ width, height, scale, canvasScale }) {
  // A package's pictures are drawn at their own scale alone.
  if (!canvasScale) return scale;
  const possible = multiples
    .map((multiple) => multiple * canvasScale)
    .filter((scale) => scale <= mostScale && width * height * scale ** 2 <= mostPixels);
  // A hundredth more than the picture has is not seen.
  const needed = placement.ratio * 0.99;
  return possible.find((scale) => scale >= needed) ?? possible.at(-1) ?? canvasScale;
}

/* True where even the sharpest picture is shown so much larger that its pixels are squares. */
export const showsPixels = (picture) => placement.ratio >= 3 * sharpScale(picture);
