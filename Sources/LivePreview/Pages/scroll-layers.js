/* The pictures of a collection that is scrolled: bands of its content between what is around it. */
import { make, setChildren } from "./shared.js";
import { decoded, PictureSlot } from "./picture.js";
import { post } from "./server.js";
import { recentred } from "./scroll-physics.js";

function setFrame(element, [x, y, width, height]) {
  Object.assign(element.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/* The layers of a model of mode "bands". All frames are in points of the canvas. */
export class BandLayers {
  // So many bands are drawn ahead on both sides of what is seen.
  static ahead = 2;
  // So few are all drawn at once.
  static few = 5;

  constructor(look, index, model) {
    Object.assign(this, { look, index, model });
    this.pictures = new Map();
    this.strip = make("div.strip");
    this.pins = make("div.pins");
    this.pinsBelow = make("div.pins");
    this.moved = make("div.moved", {}, this.pinsBelow, this.strip, this.pins);
    this.clip = make("div.clip", {}, this.moved);
    this.under = make("div.under");
    this.over = make("div.over");
    this.element = make("div.scroller", { ariaHidden: "true" }, this.under, this.clip, this.over);
    this.placeClip();
  }

  /* The clip is where the viewport and what cuts it have in common. */
  placeClip() {
    let frame = this.model.viewport;
    for (const clip of this.model.clips) {
      const [x, y, width, height] = frame;
      const [left, top] = [Math.max(x, clip.frame[0]), Math.max(y, clip.frame[1])];
      const right = Math.min(x + width, clip.frame[0] + clip.frame[2]);
      const bottom = Math.min(y + height, clip.frame[1] + clip.frame[3]);
      frame = [left, top, Math.max(right - left, 0), Math.max(bottom - top, 0)];
      this.clip.style.borderRadius = clip.radii.map((radius) => `${radius}px`).join(" ");
    }
    setFrame(this.clip, frame);
    // What is inside keeps the canvas's own points.
    setFrame(this.moved, [-frame[0], -frame[1], 0, 0]);
  }

  /* The picture of a layer as an image in its frame; asked for once. */
  picture(name, request) {
    const known = this.pictures.get(name);
    if (known) return known;
    const loading = (async () => {
      const { digest, frame } = await post("layer", {
        look: this.look,
        collection: this.index,
        ...request,
      });
      const image = await decoded(digest, "");
      setFrame(image, frame);
      return image;
    })();
    this.pictures.set(name, loading);
    loading.catch(() => this.pictures.delete(name));
    return loading;
  }

  /* Loads what is seen at an offset; after that, the layers can be shown. */
  async load(offset) {
    const under = this.picture("under", { layer: "under" });
    const over = this.model.over ? this.picture("over", { layer: "over" }) : null;
    const bands = this.bandsAt(offset, 0).map((band) => this.addBand(band));
    this.under.replaceChildren(await under);
    if (over) this.over.replaceChildren(await over);
    await Promise.all([...bands, ...this.placePins(offset)]);
    this.move(offset);
    const { count } = this.model.bands;
    if (count > BandLayers.few) return;
    for (let band = 0; band < count; band += 1) this.addBand(band);
  }

  bandsAt(offset, ahead) {
    const { bands, origin, length } = this.model;
    const start = recentred(offset, this.model) - origin;
    const first = Math.floor(start / bands.length) - ahead;
    const last = Math.floor((start + length) / bands.length) + ahead;
    const list = [];
    for (let band = Math.max(first, 0); band <= Math.min(last, bands.count - 1); band += 1) {
      list.push(band);
    }
    return list;
  }

  async addBand(band) {
    const image = await this.picture(`band ${band}`, { layer: "band", band }).catch(() => null);
    if (image && !image.isConnected) this.strip.append(image);
  }

  /* How far the content has moved from where its pictures are, in whole pixels. */
  shift(offset) {
    const { origin, scale } = this.model;
    return Math.round((recentred(offset, this.model) - origin) * scale) / scale;
  }

  translation(distance) {
    return this.model.axis === "vertical" ? `0 ${-distance}px` : `${-distance}px 0`;
  }

  /* Shows an offset: only what moves is touched, and only its translation. */
  move(offset) {
    this.strip.style.translate = this.translation(this.shift(offset));
    this.placePins(offset);
    for (const band of this.bandsAt(offset, BandLayers.ahead)) {
      if (!this.pictures.has(`band ${band}`)) this.addBand(band);
    }
  }

  /* A header that stays in sight has a picture for each of its three states. */
  stateOf({ rest, limit, start, side }, offset) {
    const edge = recentred(offset, this.model) + start;
    if (side === "start") return edge <= rest ? "rest" : edge >= limit ? "limit" : "pinned";
    return edge >= rest ? "rest" : edge <= limit ? "limit" : "pinned";
  }

  /* Whether some of an element at a place can be seen. */
  isNear({ rest, limit }, offset) {
    const start = recentred(offset, this.model);
    const { length } = this.model;
    return Math.max(rest, limit) > start - length && Math.min(rest, limit) < start + 2 * length;
  }

  placePins(offset) {
    const waiting = [];
    const shown = { above: [], below: [] };
    for (const pin of this.model.pinned) {
      if (!this.isNear(pin, offset)) continue;
      const { kind, section, item } = pin;
      const state = this.stateOf(pin, offset);
      const name = `${kind} ${section}.${item} ${state}`;
      const loading = this.picture(name, { layer: "pinned", kind, section, item, state });
      const image = this.loaded?.get(name);
      if (image) {
        image.style.translate = this.translation(state === "pinned" ? 0 : this.shift(offset));
        (pin.below ? shown.below : shown.above).push(image);
      } else {
        const ready = loading.then((image) => {
          this.loaded ??= new Map();
          this.loaded.set(name, image);
          this.placePins(offset);
        });
        waiting.push(ready.catch(() => null));
      }
    }
    setChildren(this.pins, shown.above);
    setChildren(this.pinsBelow, shown.below);
    return waiting;
  }
}

/* A picture for each offset, where no bands can show it: of the viewport, or of the whole screen. */
export class FrameLayers {
  // While one is sent and decoded, the next is drawn.
  static together = 2;

  constructor(look, index, model) {
    Object.assign(this, { look, index, model });
    this.element = make("div.scroller.frames", { ariaHidden: "true" });
    this.slot = new PictureSlot(this.element);
    this.drawing = 0;
  }

  async load(offset) {
    await this.draw(offset);
  }

  move(offset) {
    this.next = offset;
    this.drawNext();
  }

  async drawNext() {
    if (this.next === undefined || this.drawing >= FrameLayers.together) return;
    const offset = this.next;
    this.next = undefined;
    this.drawing += 1;
    await this.draw(offset).catch(() => null);
    this.drawing -= 1;
    this.drawNext();
  }

  async draw(offset) {
    const offsets = { ...this.look.offsets, [this.index]: this.model.point(offset) };
    const look = { ...this.look, offsets };
    this.turn = (this.turn ?? 0) + 1;
    const turn = this.turn;
    const picture = this.model.region
      ? await post("layer", { look, collection: this.index, layer: "frame" })
      : await post("picture", { look });
    // A newer answer overtook this one.
    if (turn < (this.shownTurn ?? 0)) return;
    this.shownTurn = turn;
    const [x, y] = picture.origin ?? [0, 0];
    setFrame(this.element, picture.frame ?? [-x, -y, picture.width, picture.height]);
    await this.slot.show(picture, "");
  }
}
