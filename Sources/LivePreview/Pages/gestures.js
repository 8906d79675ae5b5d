/* What pointers, wheels and arrow keys do to the canvas. */
import { canvas, fit, pan, placement, zoomTo } from "./canvas.js";

const pointers = new Map();
const dragHandlers = [];
const wheelHandlers = [];
let travel = 0;
/* Who takes part in the drag that is going on, if it does not move the canvas. */
let drag;

/* A pointer that goes less far is a click. */
const clickTravel = 4;

/*
 * Offers each drag that begins, with its way so far; a handler that wants it returns functions move
 * and end.
 */
export function onDrag(handler) {
  dragHandlers.push(handler);
}

/* Offers each turn of the wheel, in pixels; a handler that used it returns true. */
export function onWheel(handler) {
  wheelHandlers.push(handler);
}

const placeOf = (event) => {
  const box = canvas.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
};

function press(event) {
  if (event.button > 1 || event.defaultPrevented) return;
  if (pointers.size === 0) travel = 0;
  if (event.target.closest("input, textarea, a")) return;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, event });
  if (pointers.size > 1) endDrag(event);
}

function begin(event, way) {
  canvas.setPointerCapture(event.pointerId);
  canvas.classList.add("dragging");
  if (pointers.size > 1 || event.buttons === 4) return;
  const start = pointers.get(event.pointerId).event;
  for (const handler of dragHandlers) {
    drag ??= handler(start, way);
  }
}

function move(event) {
  const last = pointers.get(event.pointerId);
  if (!last) return;
  const [across, down] = [event.clientX - last.x, event.clientY - last.y];
  if (travel < clickTravel) {
    travel = Math.hypot(across, down);
    if (travel < clickTravel && pointers.size === 1) return;
    travel = clickTravel;
    begin(event, [across, down]);
  }
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  pointers.set(event.pointerId, { ...last, x: event.clientX, y: event.clientY });
  if (drag) return drag.move(across, down, event);
  if (!other) return pan(across, down);
  const distance = ({ x, y }) => Math.max(Math.hypot(x - other.x, y - other.y), 1);
  const next = { x: event.clientX, y: event.clientY };
  const box = canvas.getBoundingClientRect();
  const middle = [(next.x + other.x) / 2 - box.left, (next.y + other.y) / 2 - box.top];
  zoomTo((placement.scale * distance(next)) / distance(last), ...middle);
  pan(across / 2, down / 2);
}

function endDrag(event) {
  drag?.end(event);
  drag = undefined;
}

function release(event) {
  if (!pointers.delete(event.pointerId)) return;
  endDrag(event);
  if (pointers.size === 0) canvas.classList.remove("dragging");
}

/* Control and the wheel, which is what a pinch on a touch pad is, zoom; the wheel alone pans. */
function roll(event) {
  event.preventDefault();
  const lines = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400;
  const [across, down] = [event.deltaX * lines, event.deltaY * lines];
  if (event.ctrlKey || event.metaKey) {
    const factor = Math.exp(-Math.min(Math.max(down, -60), 60) / 120);
    zoomTo(placement.scale * factor, ...placeOf(event));
    return;
  }
  if (wheelHandlers.some((handler) => handler(event, across, down))) return;
  if (event.shiftKey) pan(-down, -across);
  else pan(-across, -down);
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
canvas.addEventListener("pointermove", move);
canvas.addEventListener("pointerup", release);
canvas.addEventListener("pointercancel", release);
canvas.addEventListener("wheel", roll, { passive: false });
canvas.addEventListener("keydown", arrow);
// A click after a drag is the drag's end.
canvas.addEventListener(
  "click",
  (event) => {
    if (travel < clickTravel || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
canvas.addEventListener("dblclick", (event) => {
  if (event.target === canvas) fit();
});
