/* Comparing with what moved put in its place: below an insertion, only the insertion differs, and where
   something was removed, only what is gone. */
import { readBoxes, readGroups } from "./packed.js";
import { drawWhole } from "./patches.js";

/* Larger pictures would take more memory than a browser gives a page. */
const mostPixels = 30_000_000;

/* What the regions are that only moved: x, y, width, height and how far, in pixels. */
function readMoves(text) {
  return readGroups(text, 6).map(([x, y, width, height, across, down]) => {
    const [left, top] = [Math.round(x), Math.round(y)];
    const isWhole = [across, down].every((by) => Math.abs(by - Math.round(by)) < 0.01);
    return {
      x: left,
      y: top,
      width: Math.round(x + width) - left,
      height: Math.round(y + height) - top,
      toX: left + Math.round(across),
      toY: top + Math.round(down),
      isWhole,
    };
  });
}

function sheet(width, height, name) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height, className: name });
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}

/* The colour that most pixels of a picture have, of those on a coarse grid. */
function groundOf({ data, width, height }) {
  const colors = new Uint32Array(data.buffer);
  const counts = new Map();
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 4000)));
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const color = colors[y * width + x];
      if (color >>> 24 === 0) continue;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  // Of a picture of which nothing is left, the ground is white.
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0xffffffff, -1])[0];
}

/* The colour that more than half of the pixels around a box have; undefined without one, and where a page must not
   read its pictures. */
function groundAround(context, { x, y, width, height }) {
  try {
    const [left, top] = [Math.max(x - 1, 0), Math.max(y - 1, 0)];
    const right = Math.min(x + width + 1, context.canvas.width);
    const bottom = Math.min(y + height + 1, context.canvas.height);
    const box = context.getImageData(left, top, right - left, bottom - top);
    const colors = new Uint32Array(box.data.buffer);
    const isInside = (at) => {
      const column = left + (at % box.width);
      const row = top + Math.floor(at / box.width);
      return column >= x && column < x + width && row >= y && row < y + height;
    };
    const counts = new Map();
    for (let at = 0; at < colors.length; at += 1) {
      if (isInside(at)) continue;
      counts.set(colors[at], (counts.get(colors[at]) ?? 0) + 1);
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [color] = [...counts].find(([, count]) => count * 2 > all) ?? [];
    if (color === undefined) return undefined;
    const channel = (shift) => (color >>> shift) & 255;
    return `rgb(${channel(0)} ${channel(8)} ${channel(16)} / ${channel(24) / 255})`;
  } catch {
    return undefined;
  }
}

/* Whether a pixel's channels are within those of its neighbours in another picture: what moved by a
   part of a pixel is drawn over two. */
function isAmong(pixels, others, x, y) {
  const { data, width, height } = others;
  const at = 4 * (y * pixels.width + x);
  for (let channel = 0; channel < 3; channel += 1) {
    let least = 255;
    let most = 0;
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row += 1) {
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column += 1) {
        const value = data[4 * (row * width + column) + channel];
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    const value = pixels.data[at + channel];
    if (value < least - 2 || value > most + 2) return false;
  }
  return true;
}

/* The old picture with what moved where it is now, and where the new one differs from that. */
export class AlignedPictures {
  constructor(viewer) {
    this.viewer = viewer;
    this.moves = readMoves(viewer.element.dataset.moves);
    this.removed = readBoxes(viewer.element.dataset.removed);
    const isSmall = viewer.width * viewer.height <= mostPixels;
    this.isPossible = viewer.isPair && isSmall && this.moves.length > 0;
  }

  image(side) {
    return this.viewer.figures[side].querySelector("img");
  }

  /* Makes both, once; false if the pictures cannot be shown. */
  prepare() {
    this.preparing ??= this.make().catch(() => false);
    return this.preparing;
  }

  async make() {
    const images = [this.image("expected"), this.image("actual")];
    for (const image of images) image.loading = "eager";
    await Promise.all(
      images.map(async (image) => {
        await image.unpacking;
        await image.decode();
      }),
    );
    const { width, height, figures } = this.viewer;
    this.before = sheet(width, height, "aligned");
    const context = this.before.getContext("2d", { willReadFrequently: true });
    context.drawImage(images[0], 0, 0);
    const removed = this.readRemoved(context);
    // Where something moved away from, there is what was around it: a changed surface under it still differs.
    const grounds = this.moves.map((move) => groundAround(context, move));
    this.moves.forEach(({ x, y, width, height }, index) => {
      context.clearRect(x, y, width, height);
      if (!grounds[index]) return;
      context.fillStyle = grounds[index];
      context.fillRect(x, y, width, height);
    });
    for (const { x, y, width, height, toX, toY } of this.moves) {
      context.clearRect(toX, toY, width, height);
      context.drawImage(images[0], x, y, width, height, toX, toY, width, height);
    }
    figures.expected.querySelector(".canvas").prepend(this.before);
    this.paint(context, images[1], removed);
    return true;
  }

  /* What was removed, of which nothing is left where something moved to its place. */
  readRemoved(context) {
    try {
      return this.removed.map(([x, y, width, height]) => ({
        x,
        y,
        pixels: context.getImageData(x, y, width, height),
      }));
    } catch {
      return [];
    }
  }

  /* Paints the difference, unless the browser does not let a page read pictures that are in files. */
  paint(context, image, removed) {
    const { width, height, figures } = this.viewer;
    const after = sheet(width, height, "aligned");
    const drawing = after.getContext("2d", { willReadFrequently: true });
    drawWhole(drawing, image, 0, 0);
    let old;
    let now;
    try {
      old = context.getImageData(0, 0, width, height);
      now = drawing.getImageData(0, 0, width, height);
    } catch {
      return;
    }
    const gone = removed.map((one) => {
      const { x, y, pixels } = one;
      const ground = groundOf(pixels);
      // What moved to the place of what is alike differs from it by what is on their common ground.
      const isShared = ground === groundOf(drawing.getImageData(x, y, pixels.width, pixels.height));
      return { ...one, shared: isShared ? ground : undefined };
    });
    this.count = paintDifference(old, now, this.moves, gone);
    if (!figures.diff) return;
    drawing.putImageData(now, 0, 0);
    this.difference = after;
    figures.diff.querySelector(".canvas").prepend(after);
  }
}

/* Paints over the new picture where the old one differs, as the results' own pictures of differences
   do; answers how many pixels do. */
function paintDifference(old, now, moves, gone) {
  const { width, height } = now;
  const blurred = new Uint8Array(width * height);
  for (const { toX, toY, width: across, height: down, isWhole } of moves) {
    if (isWhole) continue;
    for (let y = Math.max(toY - 1, 0); y < Math.min(toY + down + 1, height); y += 1) {
      blurred.fill(
        1,
        y * width + Math.max(toX - 1, 0),
        y * width + Math.min(toX + across + 1, width),
      );
    }
  }
  const ground = groundOf(old);
  const [before, after] = [old, now].map(({ data }) => new Uint32Array(data.buffer));
  for (let index = 0; index < before.length; index += 1) {
    // A picture without a background is compared as on the ground.
    if (before[index] >>> 24 === 0) before[index] = ground;
  }
  const differs = new Uint8Array(width * height);
  let count = 0;
  for (let index = 0; index < after.length; index += 1) {
    if (before[index] === after[index]) continue;
    if (blurred[index]) {
      const x = index % width;
      const y = (index - x) / width;
      if (isAmong(now, old, x, y) && isAmong(old, now, x, y)) continue;
    }
    differs[index] = 1;
    count += 1;
  }
  for (const { x, y, pixels, shared } of gone) {
    const colors = new Uint32Array(pixels.data.buffer);
    for (let at = 0; at < colors.length; at += 1) {
      const column = x + (at % pixels.width);
      const row = y + Math.floor(at / pixels.width);
      // Outside of the picture there is nothing.
      if (colors[at] >>> 24 === 0 || column >= width || row >= height) continue;
      const index = row * width + column;
      const isGround = colors[at] === ground || colors[at] === shared;
      if (differs[index] || isGround || colors[at] === after[index]) continue;
      differs[index] = 1;
      count += 1;
    }
  }
  for (let index = 0; index < after.length; index += 1) {
    const color = before[index];
    const red = color & 255;
    const green = (color >>> 8) & 255;
    const blue = (color >>> 16) & 255;
    const grey = Math.round(255 - (255 - (0.299 * red + 0.587 * green + 0.114 * blue)) * 0.1);
    // Little endian: the last byte is the opacity, and the first one red.
    after[index] = differs[index]
      ? 0xff0000ff
      : (0xff000000 | (grey << 16) | (grey << 8) | grey) >>> 0;
  }
  return count;
}
