/* What pointers, wheels and arrow keys do to the canvas. */
import { canvas, fit, pan, placement, zoomTo } from "./canvas.js";

const pointers = new Map();
let travel = 0;

/* A pointer that goes less far is a click. */
const clickTravel = 4;

const placeOf = (event) => {
  const box = canvas.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
};

function press(event) {
  if (event.button > 1 || event.defaultPrevented) return;
  if (event.target.closest("input, a, .pill, .failure")) return;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (pointers.size === 1) travel = 0;
}

function drag(event) {
  const last = pointers.get(event.pointerId);
  if (!last) return;
  const next = { x: event.clientX, y: event.clientY };
  const [across, down] = [next.x - last.x, next.y - last.y];
  travel += Math.hypot(across, down);
  if (travel < clickTravel) return;
  if (!canvas.hasPointerCapture(event.pointerId)) canvas.setPointerCapture(event.pointerId);
  canvas.classList.add("dragging");
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  pointers.set(event.pointerId, next);
  if (!other) return pan(across, down);
  const distance = (point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
  const box = canvas.getBoundingClientRect();
  const middle = [(next.x + other.x) / 2 - box.left, (next.y + other.y) / 2 - box.top];
  zoomTo((placement.scale * distance(next)) / distance(last), ...middle);
  pan(across / 2, down / 2);
}

function release(event) {
  if (!pointers.delete(event.pointerId)) return;
  if (pointers.size === 0) canvas.classList.remove("dragging");
}

/* Control and the wheel, which is what a pinch on a touch pad is, zoom; the wheel alone pans. */
function roll(event) {
  if (event.defaultPrevented || event.target.closest(".failure")) return;
  event.preventDefault();
  const lines = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400;
  const [across, down] = [event.deltaX * lines, event.deltaY * lines];
  if (event.ctrlKey || event.metaKey) {
    const factor = Math.exp(-Math.min(Math.max(down, -60), 60) / 120);
    zoomTo(placement.scale * factor, ...placeOf(event));
  } else if (event.shiftKey) {
    pan(-down, -across);
  } else {
    pan(-across, -down);
  }
}

function arrow(event) {
  const direction = {
    ArrowLeft: [1, 0],
    ArrowRight: [-1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  }[event.key];
  const isOurs = event.target === canvas && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!direction || !isOurs || event.defaultPrevented) return;
  const step = event.shiftKey ? 200 : 40;
  if (pan(direction[0] * step, direction[1] * step)) event.preventDefault();
}

canvas.addEventListener("pointerdown", press);
canvas.addEventListener("pointermove", drag);
canvas.addEventListener("pointerup", release);
canvas.addEventListener("pointercancel", release);
canvas.addEventListener("wheel", roll, { passive: false });
canvas.addEventListener("keydown", arrow);
// A click after a drag is the drag's end.
canvas.addEventListener(
  "click",
  (event) => {
    if (travel >= clickTravel && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  { capture: true },
);
canvas.addEventListener("dblclick", (event) => {
  if (event.target === canvas) fit();
});
