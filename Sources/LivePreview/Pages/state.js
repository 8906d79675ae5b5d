/* What the page shows, kept in its address: an edit, a reload or a restart loses none of it. */
import { emit } from "./signals.js";

const numbers = (text) => text.split(",").map(Number);
const isNumbers = (list, count) => list.length === count && list.every(Number.isFinite);
const oneOf = (choices) => (text) => (choices.includes(text) ? text : undefined);
const number = (least, most) => (text) => {
  const value = Number(text);
  return text !== "" && value >= least && value <= most ? value : undefined;
};
const flag = { write: (value) => (value ? "1" : "0"), read: (text) => text === "1" };

/* Where the list and the panel would cover the picture, they are closed at first. */
export const narrow = matchMedia("(max-width: 1023px)");

/*
 * For each field its name in the address, its default, and how to write and read it there. Quiet ones
 * are for the address alone: who changes them shows them, too.
 */
const fields = {
  preview: { name: "p", initial: null },
  filter: { name: "q", initial: "" },
  tool: { name: "tool", initial: "use", read: oneOf(["use", "inspect"]) },
  panel: {
    name: "panel",
    initial: narrow.matches ? "none" : "controls",
    read: oneOf(["none", "controls", "inspect"]),
  },
  navigator: { name: "nav", initial: !narrow.matches, ...flag },
  source: { name: "source", initial: null },
  zoom: {
    name: "z",
    initial: null,
    isQuiet: true,
    write: (value) => value.toFixed(4),
    read: number(0.01, 64),
  },
  // The point of the picture in the middle of the canvas.
  centre: {
    name: "at",
    initial: null,
    isQuiet: true,
    write: (value) => value.map((part) => part.toFixed(1)).join(),
    read: (text) => (isNumbers(numbers(text), 2) ? numbers(text) : undefined),
  },
  scroll: {
    name: "y",
    initial: 0,
    isQuiet: true,
    write: (value) => value.toFixed(0),
    read: number(0, 1e7),
  },
  thumb: { name: "size", initial: 220, read: number(100, 800) },
  part: { name: "part", initial: null },
  set: { name: "set", initial: [], isList: true },
  // Content offsets by the collection's index, as in "0:0,120".
  offsets: {
    name: "off",
    initial: {},
    isList: true,
    write: (value) => Object.entries(value).map(([index, offset]) => `${index}:${offset.join()}`),
    read: (list) =>
      Object.fromEntries(
        list
          .map((text) => text.split(":"))
          .map(([index, offset = ""]) => [index, numbers(offset)])
          .filter(([, offset]) => isNumbers(offset, 2)),
      ),
  },
  annotate: { name: "show", initial: [], isList: true },
  frame: { name: "frame", initial: false, ...flag },
  against: { name: "vs", initial: null },
};

/* The values of one preview: another preview starts without them, or with its own from before. */
const ownFields = ["set", "offsets", "part", "centre"];

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export const state = read();
const remembered = new Map();

function read() {
  const found = new URLSearchParams(location.hash.slice(1));
  const values = {};
  for (const [key, { name, initial, isList, read = (value) => value }] of Object.entries(fields)) {
    const text = isList ? found.getAll(name) : found.get(name);
    const isThere = isList ? text.length > 0 : text !== null;
    values[key] = (isThere ? read(text) : undefined) ?? structuredClone(initial);
  }
  return values;
}

/* The address of some state, by the fields that differ from this one. */
export function addressOf(changes = {}) {
  const written = new URLSearchParams();
  const values = { ...state, ...changes };
  for (const [key, { name, initial, isList, write = (value) => value }] of Object.entries(fields)) {
    if (isSame(values[key], initial)) continue;
    const text = write(values[key]);
    for (const part of isList ? text : [text]) written.append(name, part);
  }
  // These are legible in an address, and mean nothing there.
  const text = written
    .toString()
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":")
    .replaceAll("%3D", "=");
  return `#${text}`;
}

const writeNow = () => history.replaceState(history.state, "", addressOf());
// Browsers refuse addresses that change many times a second; while a reader goes on, the address follows.
let isDue = false;
function writeSoon() {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    writeNow();
  }, 400);
}
addEventListener("pagehide", writeNow);

/* How many steps of a prototype led here: as many can be gone back. */
export const steps = () => history.state?.steps ?? 0;

const ownValues = (values) => Object.fromEntries(ownFields.map((key) => [key, values[key]]));

/*
 * Changes some fields and lets everyone know. A change of the kind "push" is undone by the browser's
 * way back, and so is a "step" of a prototype.
 */
export function change(changes, kind = "replace") {
  if (kind !== "replace") writeNow();
  const before = { ...state };
  if ("preview" in changes && changes.preview !== state.preview) {
    if (state.preview) remembered.set(state.preview, ownValues(state));
    const initial = Object.fromEntries(ownFields.map((key) => [key, fields[key].initial]));
    Object.assign(state, structuredClone(remembered.get(changes.preview) ?? initial));
  }
  Object.assign(state, changes);
  if (kind === "replace") writeSoon();
  else history.pushState({ steps: kind === "step" ? steps() + 1 : 0 }, "", addressOf());
  announce(before);
}

function announce(before) {
  const isNews = (key) => !fields[key].isQuiet && !isSame(before[key], state[key]);
  const changed = new Set(Object.keys(fields).filter(isNews));
  if (changed.size) emit("state", changed);
}

addEventListener("popstate", () => {
  const before = { ...state };
  if (state.preview) remembered.set(state.preview, ownValues(state));
  Object.assign(state, read());
  announce(before);
});
