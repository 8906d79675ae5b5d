/* The viewer: its modes, its zoom, and its steps from cluster to cluster. */
import { readBoxes } from "./packed.js";
import { Placement } from "./placement.js";
import { AlignedPictures } from "./viewer-align.js";
import { ViewerDivider } from "./viewer-divider.js";
import { ViewerGestures } from "./viewer-gestures.js";
import { ViewerInspector } from "./viewer-inspect.js";
import { PixelReadout } from "./viewer-readout.js";

/* Shows the pictures of a section.viewer; all viewers of a page share their mode and zoom. */
export class PictureViewer {
  static settings = {
    mode: "side",
    rule: "fit",
    marked: true,
    aligned: true,
    split: 50,
    opacity: 50,
  };
  static count = 0;
  static modeNames = {
    side: "Side by side",
    slider: "Slider",
    onion: "Onion skin",
    toggle: "Toggle",
    diff: "Difference",
    annotated: "Measures",
  };

  /* say tells those who do not see the page what changed. */
  constructor(element, say) {
    this.element = element;
    this.say = say;
    this.panes = element.querySelector(".panes");
    this.figures = Object.fromEntries(
      [...element.querySelectorAll("figure")].map((figure) => [figure.dataset.side, figure]),
    );
    this.titles = Object.fromEntries(
      Object.entries(this.figures).map(([side, figure]) => [
        side,
        figure.querySelector("figcaption b").textContent,
      ]),
    );
    this.isPair = Boolean(this.figures.expected && this.figures.actual);
    element.classList.toggle("paired", this.isPair);
    this.width = Number(element.dataset.width);
    this.height = Number(element.dataset.height);
    this.boxes = readBoxes(element.dataset.boxes);
    this.placement = new Placement(this.width, this.height);
    this.cluster = -1;
    this.shown = "actual";
    this.alignment = new AlignedPictures(this);
    this.addControls();
    this.addMarks();
    this.divider = new ViewerDivider(this);
    this.inspector = new ViewerInspector(this);
    this.gestures = new ViewerGestures(this);
    this.readout = new PixelReadout(this);
    element.classList.add("started");
    new ResizeObserver(() => this.resize()).observe(this.panes);
    this.refresh();
  }

  addControls() {
    const template = document.getElementById("viewer-controls");
    const [above, below] = template.content.cloneNode(true).children;
    this.panes.before(above);
    this.panes.after(below);
    const find = (selector) => this.element.querySelector(selector);
    PictureViewer.count += 1;
    for (const input of above.querySelectorAll(".modes input")) {
      input.name = `mode-${PictureViewer.count}`;
      input.addEventListener("change", () => this.setMode(input.value));
    }
    find(".modes").hidden = !this.isPair;
    find(".modes [value=annotated]").parentElement.hidden = !this.figures.annotated;
    find(".steps").hidden = this.boxes.length === 0;
    find(".inspect input").addEventListener("change", () => this.inspector.toggle());
    find(".align input").addEventListener("change", () => this.toggleAlignment());
    find(".opacity input").addEventListener("input", (event) => {
      PictureViewer.settings.opacity = Number(event.target.value);
      this.refresh();
    });
    find(".swap").addEventListener("click", () => this.swap());
    find(".blink input").addEventListener("change", (event) => this.blink(event.target.checked));
    find(".boxes input").addEventListener("change", () => this.toggleMarks());
    for (const button of above.querySelectorAll("[data-step]")) {
      button.addEventListener("click", () => this.step(Number(button.dataset.step)));
    }
    for (const button of below.querySelectorAll("[data-rule]")) {
      button.addEventListener("click", () => this.zoom(button.dataset.rule));
    }
    find("[data-zoom=in]").addEventListener("click", () => this.zoomBy(2));
    find("[data-zoom=out]").addEventListener("click", () => this.zoomBy(0.5));
  }

  addMarks() {
    for (const canvas of this.panes.querySelectorAll(".canvas")) {
      canvas.style.width = `${this.width}px`;
      canvas.style.height = `${this.height}px`;
      for (const [left, top, width, height] of this.boxes) {
        const mark = document.createElement("i");
        Object.assign(mark.style, {
          left: `${left}px`,
          top: `${top}px`,
          width: `${width}px`,
          height: `${height}px`,
        });
        canvas.append(mark);
      }
    }
  }

  /* A side's title within a sentence. */
  words(side) {
    return this.titles[side]?.toLowerCase() ?? side;
  }

  get mode() {
    const { mode } = PictureViewer.settings;
    return this.isPair && (mode !== "annotated" || this.figures.annotated) ? mode : "side";
  }

  setMode(mode) {
    if (!this.isPair) return;
    PictureViewer.settings.mode = mode;
    if (mode !== "toggle") this.blink(false);
    this.refresh();
    const fallback = mode === "diff" && !this.figures.diff;
    this.say(PictureViewer.modeNames[mode] + (fallback ? ", computed by the browser" : ""));
  }

  /* Shows the other picture, which also chooses the mode that shows one at a time. */
  swap(isSpoken = true) {
    if (this.mode !== "toggle") return this.setMode("toggle");
    this.shown = this.shown === "actual" ? "expected" : "actual";
    this.refresh();
    if (isSpoken) this.say(this.titles[this.shown]);
  }

  blink(isOn) {
    clearInterval(this.blinking);
    this.blinking = isOn ? setInterval(() => this.swap(false), 700) : undefined;
    this.element.querySelector(".blink input").checked = isOn;
  }

  zoom(rule) {
    PictureViewer.settings.rule = rule;
    if (rule === "fit" || rule === "width") this.placement.follow(rule);
    else this.placement.zoom(Number(rule));
    this.place();
    this.say(`Zoom ${Math.round(this.placement.ratio * 100)} percent`);
  }

  zoomBy(factor) {
    // From one power of two to the next, wherever the zoom is now.
    const power = Math.log2(this.placement.ratio);
    const next = factor > 1 ? Math.floor(power + 1.01) : Math.ceil(power - 1.01);
    this.zoom(String(2 ** next));
  }

  toggleMarks() {
    PictureViewer.settings.marked = !PictureViewer.settings.marked;
    this.refresh();
    this.say(PictureViewer.settings.marked ? "Boxes shown" : "Boxes hidden");
  }

  toggleAlignment() {
    PictureViewer.settings.aligned = !PictureViewer.settings.aligned;
    this.refresh();
    this.say(PictureViewer.settings.aligned ? "What moved is aligned" : "Nothing is aligned");
  }

  /* Whether what moved is to be where it is now: side by side and in turn, pictures are as they are. */
  get wantsAlignment() {
    const { aligned } = PictureViewer.settings;
    const isLaidOver = ["slider", "onion", "diff"].includes(this.mode);
    return aligned && isLaidOver && this.alignment.isPossible;
  }

  /* The aligned pictures take a moment; until they are there, the others are shown. */
  async align() {
    const wasPossible = await this.alignment.prepare();
    this.alignment.isPossible = wasPossible;
    this.isAligned = wasPossible;
    this.refresh();
  }

  /* What a side shows of which a pixel can be read. */
  pictureOf(side) {
    const isMoved = side === "expected" && this.element.classList.contains("aligning");
    return isMoved ? this.alignment.before : this.figures[side].querySelector("img");
  }

  step(by) {
    const count = this.boxes.length;
    if (count === 0) return this.say("No clusters");
    const from = this.cluster < 0 && by < 0 ? 0 : this.cluster;
    this.showCluster((from + by + count) % count);
  }

  showCluster(index) {
    this.cluster = index;
    this.placement.show(this.boxes[index]);
    for (const canvas of this.panes.querySelectorAll(".canvas")) {
      for (const [place, mark] of canvas.querySelectorAll("i").entries()) {
        mark.classList.toggle("chosen", place === index);
      }
    }
    this.place();
    this.refresh();
    this.element.dispatchEvent(new CustomEvent("cluster", { bubbles: true, detail: index }));
  }

  /* Frames places in the pictures of some sides, boxes by side, and shows all of them. */
  showPlaces(boxes) {
    for (const place of this.panes.querySelectorAll(".place")) place.remove();
    const now = boxes.actual?.length ? boxes.actual : boxes.expected;
    const sides = { ...boxes, diff: now, annotated: now };
    for (const [side, figure] of Object.entries(this.figures)) {
      const marks = (sides[side] ?? []).map(([left, top, width, height]) => {
        const mark = document.createElement("span");
        mark.className = "place";
        const style = { left, top, width, height };
        for (const [name, length] of Object.entries(style)) mark.style[name] = `${length}px`;
        return mark;
      });
      figure.querySelector(".canvas").append(...marks);
    }
    const all = Object.values(sides).flat().filter(Boolean);
    this.element.classList.toggle("placed", all.length > 0);
    if (all.length === 0) return;
    const [left, top] = [0, 1].map((at) => Math.min(...all.map((box) => box[at])));
    const [right, bottom] = [0, 1].map((at) =>
      Math.max(...all.map((box) => box[at] + box[at + 2])),
    );
    this.placement.show([left, top, right - left, bottom - top]);
    this.place();
  }

  /* Brings the page in step with mode and settings. */
  refresh() {
    const { opacity, marked } = PictureViewer.settings;
    const mode = this.mode;
    const find = (selector) => this.element.querySelector(selector);
    this.element.dataset.mode = mode;
    this.element.dataset.shown = this.shown;
    this.element.classList.toggle("unmarked", !marked);
    this.panes.style.setProperty("--opacity", opacity / 100);
    for (const input of this.element.querySelectorAll(".modes input")) {
      input.checked = input.value === mode;
    }
    if (this.wantsAlignment && !this.isAligned) this.align();
    const aligns = Boolean(this.isAligned) && this.wantsAlignment;
    const { count, difference } = this.alignment;
    this.element.classList.toggle("aligning", aligns);
    this.element.classList.toggle(
      "has-diff",
      Boolean(this.figures.diff) && (!aligns || Boolean(difference)),
    );
    find(".align").hidden = !this.alignment.isPossible || mode === "side" || mode === "toggle";
    find(".align input").checked = PictureViewer.settings.aligned;
    find(".align-count").hidden = !aligns || mode !== "diff" || count === undefined;
    find(".align-count").textContent = `${count?.toLocaleString("en")} px differ`;
    find(".inspect").hidden = !this.inspector.isPossible;
    find(".inspect input").checked = this.inspector.isOn;
    this.inspector.refresh();
    find(".opacity").hidden = mode !== "onion";
    find(".opacity input").value = opacity;
    find(".opacity input").ariaValueText = `${opacity} percent ${this.words("actual")}`;
    find(".swap").hidden = find(".blink").hidden = mode !== "toggle";
    find(".swap").textContent =
      `Show ${this.words(this.shown === "actual" ? "expected" : "actual")}`;
    find(".boxes input").checked = marked;
    find(".steps output").textContent =
      `${this.cluster < 0 ? "–" : this.cluster + 1} of ${this.boxes.length}`;
    this.divider.input.hidden = mode !== "slider";
    this.resize();
  }

  resize() {
    const figure =
      this.figures[["diff", "annotated"].includes(this.mode) ? this.mode : "actual"] ??
      this.figures.actual ??
      Object.values(this.figures)[0];
    const frame = figure.querySelector(".window");
    if (this.panes.clientWidth === 0) return;
    if (this.mode === "side" && this.isPair) {
      const { clientWidth: width, clientHeight: height } = this.panes;
      const columns = this.placement.fitting("fit", { width: width / 2, height: height - 26 });
      const rows = this.placement.fitting("fit", { width, height: height / 2 - 26 });
      this.panes.classList.toggle("rows", rows > columns * 1.15);
    }
    this.frame = frame;
    if (this.placement.window.width === 1) this.start(frame);
    else this.placement.resize(frame.clientWidth, frame.clientHeight);
    this.place();
  }

  /* The zoom that the reader chose for another case holds for this one. */
  start(frame) {
    const { placement } = this;
    placement.resize(frame.clientWidth, frame.clientHeight);
    const { rule } = PictureViewer.settings;
    // Of a picture that is much higher than the window, the whole would be a thread.
    const isThread = rule === "fit" && placement.ratio < 0.2;
    if (rule === "width" || isThread) placement.follow("width");
    else if (rule !== "fit") placement.zoom(Number(rule));
  }

  /* Brings the pictures in step with their placement. */
  place() {
    const { placement, panes } = this;
    const { x, y, scale } = placement;
    panes.style.setProperty("--x", `${x}px`);
    panes.style.setProperty("--y", `${y}px`);
    panes.style.setProperty("--scale", scale);
    this.element.classList.toggle("crisp", placement.ratio >= 1);
    this.element.classList.toggle("overflowing", placement.overflows);
    for (const button of this.element.querySelectorAll("[data-rule]")) {
      const rule = button.dataset.rule;
      const isRatio = placement.rule === null && Math.abs(placement.ratio - Number(rule)) < 0.001;
      button.ariaPressed = String(placement.rule === rule || isRatio);
    }
    this.element.querySelector(".zooms output").textContent =
      `${Math.round(placement.ratio * 100)}%`;
    this.divider.place(placement, this.frame?.offsetTop ?? 0);
  }
}
