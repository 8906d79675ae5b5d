/* The screen as a prototype: what can be tapped, typed into, switched and dragged. */
import { canvas, sheet } from "./canvas.js";
import { button, find, make, say, setChildren } from "./shared.js";
import { model } from "./model.js";
import { currentLook, shownPicture } from "./screen.js";
import { post } from "./server.js";
import { afterPause, on } from "./signals.js";
import { change, state, steps } from "./state.js";
import { setValue, withValues } from "./values.js";

const layer = find(".hotspots", sheet);
const back = find("#step-back");
const spots = new Map();
let request;

const isBusy = (element) => document.activeElement === element;

/* The last part of a path, as a name: "let.size.width" is "width". */
const nameOf = (path) => path.slice(path.lastIndexOf(".") + 1);

function wordsOf({ label, show, set = [] }) {
  if (label) return label;
  if (show) return `Open ${model.previewsByID.get(show)?.fullName ?? "a screen"}`;
  return set.map((text) => text.replace(/^let\./, "").replace("=", " becomes ")).join(", ");
}

function perform(action) {
  if (!action.show) return change({ set: withValues(action.set) });
  // What the reader chose for the canvas holds for all screens of a prototype.
  const kept = state.set.filter((text) => text.startsWith("canvas."));
  const set = withValues(action.set ?? [], kept);
  change({ preview: action.show, set, offsets: {}, part: null }, "step");
  say(`Opened ${model.previewsByID.get(action.show)?.fullName ?? ""}`);
}

/* Only as far as the prototype led: before that is another page of the browser's. */
function goBack() {
  if (steps() > 0) history.back();
  else say("There is no screen before this one");
}

const kinds = {
  tap(action) {
    const element = button("button.hotspot.tap", {}, () => perform(element.action));
    const update = (action) => {
      element.action = action;
      element.ariaLabel = wordsOf(action);
    };
    update(action);
    return { element, update };
  },

  /* A view above others that answer: a tap does what the view around it does, or nothing. */
  cover(action) {
    const element = make("div.hotspot.cover");
    element.addEventListener("click", () => {
      if (element.action.set) perform(element.action);
    });
    const update = (action) => {
      element.action = action;
    };
    update(action);
    return { element, update };
  },

  back() {
    const element = button("button.hotspot.tap", { ariaLabel: "Back" }, goBack);
    return { element, update() {} };
  },

  text(action) {
    const element = make(action.multiline ? "textarea.hotspot" : "input.hotspot.text", {
      spellcheck: false,
      autocomplete: "off",
    });
    // What is typed is text: as an expression it would be computed.
    element.addEventListener("input", () =>
      setValue(action.path, element.value.replaceAll("${", "$$${")),
    );
    const update = ({ value, path, label, frame }) => {
      element.ariaLabel = label ?? nameOf(path);
      element.style.fontSize = `${Math.min(17, frame[3] * 0.5)}px`;
      if (!isBusy(element)) element.value = value ?? "";
    };
    update(action);
    return { element, update };
  },

  slider(action) {
    const element = make("input.hotspot.slider", { type: "range" });
    element.addEventListener("input", () => setValue(action.path, Number(element.value)));
    const update = ({ min, max, step, value, path, label, reversed }) => {
      Object.assign(element, { min, max, step, ariaLabel: label ?? nameOf(path) });
      element.style.direction = reversed ? "rtl" : "ltr";
      if (!isBusy(element)) element.value = value;
    };
    update(action);
    return { element, update };
  },

  toggle(action) {
    const element = make("input.hotspot.toggle", { type: "checkbox", role: "switch" });
    element.addEventListener("change", () => setValue(action.path, element.checked));
    const update = ({ value, path, label }) => {
      element.ariaLabel = label ?? nameOf(path);
      element.checked = Boolean(value);
    };
    update(action);
    return { element, update };
  },
};

/* What makes a place of the new picture the same as one of the old: a field keeps its cursor. */
const identity = ({ kind, path, show, set }) => JSON.stringify([kind, path, show, set]);

/* Half of a knob, which a range keeps inside of its ends. */
const overhang = 14;

/* What is seen of an action answers; the knob of a slider moves along its track. */
function frameOf({ frame, visible, track }) {
  if (!track) return visible ?? frame;
  const [, y, , height] = frame;
  return [track[0] - overhang, y, track[2] + 2 * overhang, height];
}

function place(element, [x, y, width, height]) {
  Object.assign(element.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

function show(actions) {
  const counts = new Map();
  const used = new Set();
  const elements = [];
  for (const action of actions) {
    if (!(action.kind in kinds)) continue;
    const name = identity(action);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const key = `${name} ${count}`;
    let spot = spots.get(key);
    if (spot) spot.update(action);
    else spot = kinds[action.kind](action);
    spots.set(key, spot);
    used.add(key);
    place(spot.element, frameOf(action));
    elements.push(spot.element);
  }
  for (const key of spots.keys()) if (!used.has(key)) spots.delete(key);
  setChildren(layer, elements);
  const [x, y] = shownPicture()?.origin ?? [0, 0];
  layer.style.translate = `${x}px ${y}px`;
  layer.classList.remove("stale");
}

/* A newer picture has other places; the question about an older one is taken back. */
async function load() {
  if (state.tool !== "use" || !state.preview) return;
  request?.abort();
  request = new AbortController();
  try {
    const { actions } = await post("actions", { look: currentLook() }, request.signal);
    show(actions);
  } catch (error) {
    if (error.name !== "AbortError" && error.status !== 0) show([]);
  }
}
const loadSoon = afterPause(60, load);

function updateTool() {
  layer.hidden = state.tool !== "use";
}

function updateSteps() {
  back.hidden = !state.preview || steps() === 0;
}

on("shown", loadSoon);
on("scrolled", () => layer.classList.add("stale"));
on("state", (changed) => {
  if (changed.has("tool")) {
    updateTool();
    load();
  }
  if (changed.has("preview")) {
    spots.clear();
    layer.replaceChildren();
  }
  updateSteps();
});
back.addEventListener("click", goBack);

/* A click beside everything that does something shows what does. */
canvas.addEventListener("click", (event) => {
  const isSpot = event.target.closest(".hotspot:not(.cover)");
  if (state.tool !== "use" || isSpot || !layer.children.length) return;
  if (!event.target.closest(".sheet")) return;
  layer.classList.remove("hinting");
  requestAnimationFrame(() => layer.classList.add("hinting"));
});
layer.addEventListener("animationend", () => layer.classList.remove("hinting"));
updateTool();
updateSteps();
