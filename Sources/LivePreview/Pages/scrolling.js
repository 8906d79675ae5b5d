/* Scrolling a screen's collections: by wheel, drag, touch and keys. */
import { canvas, placement, pointAt, sheet } from "./canvas.js";
import { onDrag, onWheel } from "./gestures.js";
import { currentLook, sharpLook, shownPicture } from "./screen.js";
import { BandLayers, FrameLayers } from "./scroll-layers.js";
import {
  boundsOf,
  clamp,
  movingTo,
  recentred,
  released,
  restingStop,
  stretched,
} from "./scroll-physics.js";
import { post } from "./server.js";
import { find } from "./shared.js";
import { afterPause, emit, on } from "./signals.js";
import { change, state } from "./state.js";

const home = find(".scrollers", sheet);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const scrollers = new Map();
// A wheel that reached the end does not go on to move the canvas.
const wheelPause = 300;
let lastWheel = 0;

/* In motion, bands at a larger scale are not worth their memory. */
const mostScale = 4;

/* The look whose layers are moved: as sharp as the picture that they replace, up to that scale. */
function movedLook() {
  const look = sharpLook();
  const canvasScale = shownPicture()?.canvasScale ?? 1;
  const most = Math.floor(mostScale / canvasScale) * canvasScale;
  if (!(look.scale > most)) return look;
  return most > canvasScale ? { ...look, scale: most } : currentLook();
}

/* Everything that a collection's pictures depend on, but its own offset. */
function keyOf(index) {
  const look = movedLook();
  const others = Object.entries(state.offsets).filter(([other]) => other !== index);
  const picture = shownPicture();
  const loads = picture?.collections.find((one) => one.key === index)?.loadsMore;
  return JSON.stringify([{ ...look, offsets: others }, edits, loads]);
}

// How often the picture changed without another look: that is an edit.
let edits = 0;
let lastLook = "";

/* One collection of the screen. */
class Scroller {
  constructor({ key: index, offset, frame, contentSize }) {
    const isVertical = contentSize[1] - frame[3] >= contentSize[0] - frame[2];
    Object.assign(this, { index, frame, rest: offset, offset: offset[isVertical ? 1 : 0] });
    this.axis = isVertical ? "vertical" : "horizontal";
    this.canScroll = contentSize[0] > frame[2] + 0.5 || contentSize[1] > frame[3] + 0.5;
  }

  /* Takes what a new picture shows of the collection. */
  update({ offset, frame }) {
    this.frame = frame;
    this.rest = offset;
    // An edit, or the next page that loads, comes in the midst of a movement, too.
    if (this.isMoving && this.key !== keyOf(this.index)) this.prepare().catch(() => null);
    if (this.isMoving) return;
    this.offset = offset[this.axis === "vertical" ? 1 : 0];
    this.layers?.element.remove();
  }

  point(offset) {
    const value = recentred(offset, this.model);
    return this.axis === "vertical" ? [this.rest[0], value] : [value, this.rest[1]];
  }

  /* Asks how the collection scrolls, once for each state of the screen. */
  async prepare() {
    const key = keyOf(this.index);
    if (this.key === key) return this.preparing;
    this.key = key;
    this.preparing = (async () => {
      const look = movedLook();
      const model = await post("scroll", { look, collection: this.index });
      if (this.key !== key) return;
      const isVertical = model.axis === "vertical";
      model.length = (model.viewport ?? this.frame)[isVertical ? 3 : 2];
      model.point = (offset) => this.point(offset);
      this.axis = model.axis;
      const Layers = model.mode === "bands" ? BandLayers : FrameLayers;
      // A picture for each offset is drawn fastest at the canvas's own scale.
      const shown = model.mode === "bands" ? look : currentLook();
      const layers = new Layers(shown, this.index, model);
      if (!this.isMoving) this.offset = model.offset;
      this.model = model;
      this.isLoading = false;
      await layers.load(this.offset);
      if (this.key !== key) return;
      if (this.isMoving) {
        this.layers?.element.replaceWith(layers.element);
        if (!layers.element.isConnected) home.append(layers.element);
      }
      this.layers = layers;
      if (this.isMoving) layers.move(this.offset);
    })();
    this.preparing.catch(() => {
      this.key = undefined;
    });
    return this.preparing;
  }

  get isReady() {
    return Boolean(this.layers && this.model);
  }

  begin() {
    cancelAnimationFrame(this.frameRequest);
    this.motion = undefined;
    if (!this.isReady || this.key !== keyOf(this.index)) this.prepare().catch(() => null);
    if (this.isMoving) return;
    this.isMoving = true;
    canvas.classList.add("scrolling");
    if (!this.layers) return;
    this.layers.move(this.offset);
    home.append(this.layers.element);
  }

  show(offset) {
    this.offset = offset;
    if (!this.isReady) return;
    if (!this.layers.element.isConnected) home.append(this.layers.element);
    this.layers.move(stretched(offset, boundsOf(this.model), this.model.length));
    this.loadMore();
  }

  /* Where the next page begins to load, the screen is drawn with what says so. */
  loadMore() {
    const { loadMore } = this.model;
    if (!loadMore?.changes || loadMore.loads || this.isLoading) return;
    const isBeyond = loadMore.beyond ? this.offset > loadMore.at : this.offset < loadMore.at;
    if (!isBeyond) return;
    this.isLoading = true;
    change({ offsets: { ...state.offsets, [this.index]: this.point(this.offset) } });
  }

  /* Moves by a distance at once; false where there is nothing more to show. */
  moveBy(distance) {
    const [least, most] = this.model ? boundsOf(this.model) : [0, Number.POSITIVE_INFINITY];
    const offset = clamp(this.offset + distance, least, most);
    if (offset === this.offset) return false;
    this.begin();
    this.show(offset);
    return true;
  }

  /* Runs a movement, as a function of the time since its start, to its end. */
  run(motion) {
    if (stillness.matches) {
      this.show(motion(10_000).offset);
      return this.end();
    }
    this.motion = motion;
    const start = performance.now();
    const step = (now) => {
      if (this.motion !== motion) return;
      const { offset, isDone } = motion(Math.max(now - start, 0));
      this.show(offset);
      if (isDone) this.end();
      else this.frameRequest = requestAnimationFrame(step);
    };
    this.frameRequest = requestAnimationFrame(step);
  }

  letGo(speed, from) {
    if (this.model) this.run(released(this.offset, speed, from, this.model));
    else this.end();
  }

  moveTo(target) {
    this.begin();
    if (this.model) this.run(movingTo(this.offset, target, this.model));
    else this.end();
  }

  /* At rest: the server draws the screen as it is now, which then takes the layers' place. */
  end() {
    this.motion = undefined;
    // How far it may go is not known yet: then it ends where it was moved to.
    if (!this.model && this.key !== undefined) {
      this.preparing.then(
        () => this.isMoving && !this.motion && this.end(),
        () => {
          this.isMoving = false;
        },
      );
      return;
    }
    this.isMoving = false;
    canvas.classList.remove("scrolling");
    if (!this.model) return;
    const { scale = 1 } = this.model;
    const offset = recentred(clamp(this.offset, ...boundsOf(this.model)), this.model);
    this.offset = Math.round(offset * scale) / scale;
    const point = this.point(this.offset);
    const before = state.offsets[this.index] ?? this.rest;
    // The picture is of this offset already.
    if (point.join() === before.join()) return this.layers?.element.remove();
    change({ offsets: { ...state.offsets, [this.index]: point } });
    emit("scrolled");
  }
}

const isInside = ([x, y, width, height], [px, py]) =>
  px >= x && px < x + width && py >= y && py < y + height;

/* The collections at a place of the page, the topmost first. */
function scrollersAt(event) {
  if (state.tool !== "use") return [];
  const [x, y] = pointAt(event);
  const [left, top] = shownPicture()?.origin ?? [0, 0];
  return [...scrollers.values()]
    .filter((scroller) => scroller.canScroll && isInside(scroller.frame, [x - left, y - top]))
    .reverse();
}

const settleSoon = afterPause(140, (scroller) => {
  if (!scroller.isMoving || scroller.motion) return;
  const { model, offset } = scroller;
  if (!model?.snap) return scroller.end();
  scroller.run(movingTo(offset, restingStop(offset, 0, offset, model), model));
});

onWheel((event, across, down) => {
  const found = scrollersAt(event);
  const isAcross = Math.abs(across) > Math.abs(down);
  const axis = isAcross || event.shiftKey ? "horizontal" : "vertical";
  const distance = (isAcross ? across : down) / placement.scale;
  // Where nothing scrolls down, a wheel scrolls across.
  const alone = found.every((one) => one.axis === "horizontal") ? found[0] : undefined;
  const scroller = found.find((one) => one.axis === axis) ?? (placement.overflows ? null : alone);
  if (!scroller) return false;
  if (scroller.moveBy(distance)) {
    lastWheel = event.timeStamp;
    settleSoon(scroller);
    return true;
  }
  return event.timeStamp - lastWheel < wheelPause;
});

onDrag((event, [across, down]) => {
  const axis = Math.abs(across) > Math.abs(down) ? "horizontal" : "vertical";
  const scroller = scrollersAt(event).find((one) => one.axis === axis);
  if (!scroller) return null;
  scroller.begin();
  const from = scroller.offset;
  const track = [{ time: event.timeStamp, offset: from }];
  return {
    move(across, down, { timeStamp }) {
      const distance = scroller.axis === "vertical" ? down : across;
      scroller.show(scroller.offset - distance / placement.scale);
      track.push({ time: timeStamp, offset: scroller.offset });
      while (track.length > 2 && timeStamp - track[0].time > 80) track.shift();
    },
    end({ timeStamp }) {
      const [first, last] = [track[0], track.at(-1)];
      const isHeld = timeStamp - last.time > 60;
      const speed = (last.offset - first.offset) / Math.max(last.time - first.time, 1);
      scroller.letGo(isHeld ? 0 : speed, from);
    },
  };
});

// A pointer that is put down stops what moves.
canvas.addEventListener("pointerdown", () => {
  for (const scroller of scrollers.values()) {
    if (scroller.motion) {
      scroller.begin();
      settleSoon(scroller);
    }
  }
});

/* The collection that keys scroll: the largest. */
function mainScroller() {
  const area = ({ frame }) => frame[2] * frame[3];
  return [...scrollers.values()]
    .filter((scroller) => scroller.canScroll)
    .sort((one, other) => area(other) - area(one))[0];
}

function press(event) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (state.tool !== "use" || ctrlKey || metaKey || altKey) return;
  if (target !== canvas && !(target.matches(".hotspot.tap") && key.startsWith("Arrow"))) return;
  const scroller = mainScroller();
  if (!scroller?.model) return;
  const { length, min, max, snap } = scroller.model;
  const [less, more] =
    scroller.axis === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  const step = snap?.interval ?? 60;
  const targets = {
    [less]: scroller.offset - step,
    [more]: scroller.offset + step,
    PageUp: scroller.offset - length * 0.9,
    PageDown: scroller.offset + length * 0.9,
    " ": scroller.offset + (event.shiftKey ? -1 : 1) * length * 0.9,
    Home: min ?? scroller.offset,
    End: max ?? scroller.offset,
  };
  if (!(key in targets)) return;
  event.preventDefault();
  scroller.moveTo(targets[key]);
}
// Before the same keys move the canvas.
canvas.addEventListener("keydown", press, { capture: true });

const prepareSoon = afterPause(120, () => {
  if (state.tool !== "use" || !state.preview) return;
  for (const scroller of scrollers.values()) {
    if (scroller.canScroll && !scroller.isMoving) scroller.prepare().catch(() => null);
  }
});

on("shown", ({ collections = [], scale }) => {
  const look = JSON.stringify([currentLook(), scale]);
  if (look === lastLook) edits += 1;
  lastLook = look;
  for (const index of scrollers.keys()) {
    if (!collections.some((one) => one.key === index)) scrollers.delete(index);
  }
  for (const collection of collections) {
    const known = scrollers.get(collection.key);
    if (known) known.update(collection);
    else scrollers.set(collection.key, new Scroller(collection));
  }
  prepareSoon();
});
on("state", (changed) => {
  if (changed.has("preview")) {
    for (const scroller of scrollers.values()) scroller.layers?.element.remove();
    scrollers.clear();
    home.replaceChildren();
  }
  if (changed.has("tool")) prepareSoon();
});
