/* A control for each kind of value. */
import { button, icon, make } from "./shared.js";

let count = 0;

function nextID() {
  count += 1;
  return `field-${count}`;
}

/* What is typed is not changed by an answer that comes meanwhile. */
const isBusy = (input) => document.activeElement === input;

const decimals = (step) => (String(step).split(".")[1] ?? "").length;
const tidy = (value, step) => Number(value.toFixed(Math.min(decimals(step) + 2, 6)));

/* A number with a slider; some may be a word instead, such as a height that fits its content. */
function number({ word }, id, changed) {
  const entry = make("input.entry", { id, type: "number", step: "any", inputMode: "decimal" });
  const slider = make("input", { type: "range", ariaLabel: "Slider" });
  const instead = button("button.word", { hidden: !word }, () => {
    const isPressed = instead.ariaPressed === "true";
    const number = entry.valueAsNumber;
    changed(isPressed ? (Number.isFinite(number) ? number : Number(slider.value)) : word);
  });
  instead.textContent = word ?? "";
  const fill = () => {
    const { min, max, value } = slider;
    slider.style.setProperty("--part", String((value - min) / Math.max(max - min, 1e-9)));
  };
  const press = (isPressed) => {
    instead.ariaPressed = String(isPressed);
    entry.classList.toggle("replaced", isPressed);
  };
  /* control.measured is the number that the word amounts to now. */
  const set = (value, control) => {
    const isWord = Boolean(word) && value === word;
    const shown = isWord ? (control?.measured ?? slider.value) : value;
    press(isWord);
    if (!isBusy(entry)) entry.value = shown;
    slider.value = shown;
    fill();
  };
  slider.addEventListener("input", () => {
    const value = tidy(Number(slider.value), slider.step === "any" ? 0.01 : slider.step);
    entry.value = value;
    press(false);
    fill();
    changed(value);
  });
  entry.addEventListener("input", () => {
    const value = entry.valueAsNumber;
    if (!Number.isFinite(value)) return;
    slider.value = value;
    press(false);
    fill();
    changed(value);
  });
  const bounds = ({ min, max, step }) => {
    // Ends that moved with the value would run away under the pointer.
    if (isBusy(slider)) return;
    Object.assign(slider, { min: min ?? 0, max: max ?? 100, step: step ?? "any" });
    slider.hidden = min === null || max === null || min === undefined || max === undefined;
  };
  const name = (label) => {
    slider.ariaLabel = `${label}, slider`;
    instead.ariaLabel = `${label}: ${word}`;
  };
  return { head: make("span.number", {}, instead, entry), body: slider, set, bounds, name };
}

function toggle(_, id, changed) {
  const input = make("input.switch", { id, type: "checkbox", role: "switch" });
  input.addEventListener("change", () => changed(input.checked));
  const set = (value) => {
    input.checked = Boolean(value);
  };
  return { head: input, set };
}

/* Few short choices lie side by side; others are a list. */
function choice({ choices }, id, changed) {
  const letters = choices.reduce((sum, { label }) => sum + label.length + 3, 0);
  if (choices.length > 4 || letters > 34) {
    const select = make("select", { id });
    select.append(
      ...choices.map(({ label }, index) => make("option", { value: String(index) }, label)),
    );
    select.addEventListener("change", () => changed(choices[select.value].value));
    const set = (value) => {
      const index = choices.findIndex((one) => same(one.value, value));
      select.value = index < 0 ? "" : String(index);
    };
    return { body: select, set };
  }
  const inputs = choices.map(({ value }) => {
    const input = make("input", { type: "radio", name: id });
    input.addEventListener("change", () => changed(value));
    return input;
  });
  const labels = choices.map(({ label }, index) =>
    make("label", {}, inputs[index], make("span", {}, label)),
  );
  const group = make("div.segments", { id, role: "radiogroup" }, ...labels);
  const set = (value) => {
    for (const [index, input] of inputs.entries()) {
      input.checked = same(choices[index].value, value);
    }
  };
  return { body: group, set, isGroup: true };
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const hexOf = (text) => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
};

function color(_, id, changed) {
  const well = make("input.well", { type: "color", ariaLabel: "Colour" });
  const entry = make("input.entry", { id, type: "text", spellcheck: false, autocomplete: "off" });
  well.addEventListener("input", () => {
    entry.value = well.value.toUpperCase();
    changed(entry.value);
  });
  entry.addEventListener("change", () => changed(entry.value.trim()));
  const set = (value, control) => {
    const hex = hexOf(control?.hex ?? value);
    well.classList.toggle("unknown", !hex);
    well.value = hex ?? "#808080";
    if (!isBusy(entry)) entry.value = value;
  };
  const head = make("span.color", {}, well, entry);
  const name = (label) => {
    well.ariaLabel = `${label}, colour well`;
  };
  return { head, set, name };
}

function text(_, id, changed) {
  const entry = make("textarea", { id, rows: 1, spellcheck: false });
  entry.addEventListener("input", () => changed(entry.value));
  const set = (value) => {
    if (!isBusy(entry)) entry.value = value ?? "";
  };
  return { body: entry, set };
}

function counter(control, id, changed) {
  const { min = 0, max = 99 } = control;
  const entry = make("input.entry", { id, type: "number", min, max, step: 1 });
  const put = (value) => {
    const next = Math.min(Math.max(Math.round(value), min), max);
    entry.value = next;
    changed(next);
  };
  const fewer = button("button.tool", { ariaLabel: "Fewer" }, () => put(entry.value - 1));
  const more = button("button.tool", { ariaLabel: "More" }, () => put(Number(entry.value) + 1));
  fewer.append(icon("minus"));
  more.append(icon("plus"));
  entry.addEventListener("input", () => {
    if (Number.isFinite(entry.valueAsNumber)) changed(entry.valueAsNumber);
  });
  const set = (value) => {
    if (!isBusy(entry)) entry.value = Array.isArray(value) ? value.length : value;
  };
  return { head: make("span.counter", {}, fewer, entry, more), set };
}

/* What an expression computes is shown as it is. */
function fixed(_, id) {
  const output = make("output.fixed", { id });
  const formula = make("code.formula");
  const set = (value, control) => {
    const isNumber = typeof value === "number";
    const text = isNumber ? Number(value.toPrecision(6)) : value;
    output.textContent = typeof text === "string" ? text : JSON.stringify(text);
    formula.textContent = control?.expression ?? "";
  };
  return { head: output, body: formula, set };
}

const kinds = { number, switch: toggle, choice, color, text, count: counter, fixed };

/* A line of the panel: the label, the control and the way back to the config's value. */
export class ControlRow {
  /* changed is called with each value that a reader gives, reset without one. */
  constructor(control, changed, reset) {
    this.path = control.path;
    this.shape = shapeOf(control);
    const id = nextID();
    this.field = (kinds[control.kind] ?? fixed)(control, id, changed);
    this.label = make(this.field.isGroup ? "span.label" : "label.label", { id: `${id}-label` });
    if (this.field.isGroup) this.field.body.setAttribute("aria-labelledby", this.label.id);
    else this.label.htmlFor = id;
    this.reset = button("button.tool.reset", { hidden: true }, () => {
      reset();
      // A button that hides would lose the focus.
      this.element.querySelector("input, select, textarea")?.focus();
    });
    this.reset.append(icon("reset"));
    const words = "The variant has a value of its own: one written to the file is not seen here";
    this.varied = make("span.varied", { title: words }, "variant");
    this.line = make("span.place", { hidden: true });
    const head = make(
      "div.head",
      {},
      this.label,
      this.line,
      this.varied,
      this.reset,
      this.field.head,
    );
    this.element = make("div.control", { data: { kind: control.kind } }, head, this.field.body);
    this.update(control, false);
  }

  /* Takes an answer of the server; isChanged is whether the reader gave a value. */
  update(control, isChanged) {
    if (this.label.textContent !== control.label) this.label.textContent = control.label;
    this.label.title = control.path;
    // A value of a file that others may include as well.
    this.line.hidden = !control.place;
    this.line.textContent = control.place ? `line ${control.line}` : "";
    this.line.title = control.place ?? "";
    this.varied.hidden = !control.varied;
    this.field.name?.(control.label);
    this.field.bounds?.(control);
    this.field.set(control.value, control);
    this.mark(isChanged);
    this.reset.ariaLabel = `Reset ${control.label}`;
    this.reset.title = `Back to ${JSON.stringify(control.initial)}`;
  }

  mark(isChanged) {
    this.reset.hidden = !isChanged;
    this.element.classList.toggle("changed", isChanged);
  }
}

/* Two controls of one shape can be the same line of the panel. */
export const shapeOf = ({ path, kind, choices, word }) =>
  JSON.stringify([path, kind, choices, word]);
