/* The canvas of one preview: where its picture is, and how large. */
import { find, Placement } from "./shared.js";
import { afterPause, emit } from "./signals.js";
import { change, state } from "./state.js";

/* A picture's place in points; one that fits is not enlarged, as a point is a pixel of the page. */
class ScreenPlacement extends Placement {
  // What the tools need below the picture.
  static tools = 62;

  fitting(rule, window) {
    const margin = window.width < 600 ? 14 : 28;
    const across = (window.width - 2 * margin) / this.width;
    const down = (window.height - ScreenPlacement.tools - margin) / this.height;
    return Math.min(Math.max(rule === "fit" ? Math.min(across, down) : across, 0.02), 1);
  }

  settle() {
    super.settle();
    const room = this.window.height - ScreenPlacement.tools - this.height * this.scale;
    if (room >= 0) this.y = Math.max(Math.round(room / 2), Math.min(14, room));
  }
}

export const canvas = find("#canvas");
export const sheet = find(".sheet", canvas);
export const placement = new ScreenPlacement(1, 1);

const output = find("#zoom output");

/* The middle of the canvas as a place in the picture. */
function centre() {
  const { window, x, y, scale } = placement;
  return [(window.width / 2 - x) / scale, (window.height / 2 - y) / scale];
}

const rememberSoon = afterPause(150, () => {
  const isFitting = placement.rule !== null;
  change({
    zoom: isFitting ? null : placement.scale,
    centre: isFitting ? null : centre(),
  });
});

/* Brings the page in step with the placement. */
export function place(isRemembered = true) {
  const { x, y, scale } = placement;
  const { style } = sheet;
  style.setProperty("--x", `${x}px`);
  style.setProperty("--y", `${y}px`);
  style.setProperty("--scale", String(scale));
  canvas.classList.toggle("overflowing", placement.overflows);
  output.textContent = `${Math.round(scale * 100)} %`;
  find("#zoom-fit").ariaPressed = String(placement.rule === "fit");
  emit("placed");
  if (isRemembered) rememberSoon();
}

/* Gives the sheet a picture's size in points; a place that the reader chose stays. */
export function resizeSheet(width, height) {
  if (placement.width === width && placement.height === height) return;
  Object.assign(placement, { width, height });
  sheet.style.width = `${width}px`;
  sheet.style.height = `${height}px`;
  if (placement.rule) placement.follow(placement.rule);
  else placement.settle();
  place(false);
}

/* Puts the picture where the state says. */
export function restorePlace() {
  const { width, height } = canvas.getBoundingClientRect();
  placement.window = { width, height };
  if (state.zoom === null) {
    placement.follow("fit");
  } else {
    placement.zoom(state.zoom * Placement.density);
    const [x, y] = state.centre ?? [placement.width / 2, placement.height / 2];
    placement.x = width / 2 - x * placement.scale;
    placement.y = height / 2 - y * placement.scale;
    placement.settle();
  }
  place(false);
}

export function fit() {
  placement.follow("fit");
  place();
}

/* Zooms to a scale, where 1 is a pixel of the page a point. */
export function zoomTo(scale, x, y) {
  placement.zoom(scale * Placement.density, x, y);
  place();
}

const stops = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

/* Zooms to the next round scale. */
export function stepZoom(by) {
  const { scale } = placement;
  const next =
    by > 0
      ? stops.find((stop) => stop > scale * 1.01)
      : stops.findLast((stop) => stop < scale * 0.99);
  if (next) zoomTo(next);
}

export function pan(across, down) {
  const isMoved = placement.pan(across, down);
  if (isMoved) {
    placement.rule = null;
    place();
  }
  return isMoved;
}

/* Brings a frame of the picture into view, where it is outside. */
export function reveal([x, y, width, height]) {
  const { window, scale } = placement;
  const [left, top] = [placement.x + x * scale, placement.y + y * scale];
  const isInside =
    left >= 0 &&
    top >= 0 &&
    left + width * scale <= window.width &&
    top + height * scale <= window.height;
  if (isInside) return;
  placement.rule = null;
  placement.x = window.width / 2 - (x + width / 2) * scale;
  placement.y = window.height / 2 - (y + height / 2) * scale;
  placement.settle();
  place();
}

/* A place of the page as one of the picture, in points. */
export function pointAt({ clientX, clientY }) {
  const box = canvas.getBoundingClientRect();
  return [
    (clientX - box.left - placement.x) / placement.scale,
    (clientY - box.top - placement.y) / placement.scale,
  ];
}

new ResizeObserver(([{ contentRect }]) => {
  if (contentRect.width === 0) return;
  placement.resize(contentRect.width, contentRect.height);
  place(false);
}).observe(canvas);

find("#zoom-in").addEventListener("click", () => stepZoom(1));
find("#zoom-out").addEventListener("click", () => stepZoom(-1));
find("#zoom-fit").addEventListener("click", fit);
find("#zoom-full").addEventListener("click", () => zoomTo(1));
