/* Pictures that a page holds in few bytes: their ground as runs of pixels, and what is small and comes
   again, as letters do, once for all of them. */
import { inflated } from "./packed.js";
import { findAll } from "./page.js";

/* Numbers of seven bits a byte, the lowest first; larger than 31 bits where colours are. */
function numbersIn(bytes) {
  let at = 0;
  const next = () => {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at];
      at += 1;
      number += (byte & 127) * scale;
      if (byte < 128) return number;
    }
  };
  return { next, rest: () => bytes.subarray(at) };
}

/* A number whose lowest bit is its sign. */
const signed = (number) => (number % 2 ? -(number + 1) / 2 : number / 2);

/* The parts of a sheet. */
async function readSheet(element) {
  const { next, rest } = numbersIn(await inflated(element.textContent));
  const sizes = Array.from({ length: next() }, () => [next(), next(), next()]);
  const bytes = rest();
  const colorCount = sizes.reduce((sum, [, , count]) => sum + count, 0);
  const colors = new Uint32Array(bytes.slice(0, 4 * colorCount).buffer);
  let color = 0;
  let at = 4 * colorCount;
  return sizes.map(([width, height, count]) => {
    const pixels = new Uint32Array(width * height);
    for (let index = 0; index < pixels.length; index += 1) {
      pixels[index] = colors[color + bytes[at + index]];
    }
    color += count;
    at += pixels.length;
    return { width, height, pixels };
  });
}

const sheets = findAll(".parts-sheet").map((element) => ({
  element,
  first: Number(element.dataset.first),
}));

/* The parts of some numbers; each sheet is read once, when it is first asked for. */
async function partsOf(numbers) {
  const places = numbers.map((number) => {
    let place = 0;
    for (let step = sheets.length; step > 0; step >>= 1) {
      while (place + step < sheets.length && sheets[place + step].first <= number) place += step;
    }
    return place;
  });
  const used = new Map([...new Set(places)].map((place) => [place, sheets[place]]));
  for (const sheet of used.values()) sheet.parts ??= readSheet(sheet.element);
  const read = new Map();
  for (const [place, sheet] of used) read.set(place, await sheet.parts);
  return numbers.map((number, index) => {
    const place = places[index];
    return read.get(place)[number - sheets[place].first];
  });
}

/* The pixels of a packed picture, red in the lowest byte. */
async function unpackPicture(text) {
  const { next } = numbersIn(await inflated(text));
  const [width, height] = [next(), next()];
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; ) {
    const count = next();
    const start = y * width;
    for (let x = 0; x < width; ) {
      const end = x + next();
      pixels.fill(next(), start + x, start + end);
      x = end;
    }
    for (let row = 1; row < count; row += 1) {
      pixels.copyWithin(start + row * width, start, start + width);
    }
    y += count;
  }
  const numbers = Array.from({ length: next() }, () => next());
  const [across, down] = [numbers, numbers].map((list) => {
    let last = 0;
    return list.map(() => {
      last += signed(next());
      return last;
    });
  });
  for (const [index, part] of (await partsOf(numbers)).entries()) {
    const corner = down[index] * width + across[index];
    for (let row = 0; row < part.height; row += 1) {
      const place = corner + row * width;
      const from = row * part.width;
      for (let x = 0; x < part.width; x += 1) {
        const pixel = part.pixels[from + x];
        if (pixel !== 0) pixels[place + x] = pixel;
      }
    }
  }
  return { width, height, pixels };
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/* A chunk of a PNG file. */
function chunk(name, content) {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(content, 8);
  let sum = 0xffffffff;
  for (const byte of bytes.subarray(4, 8 + content.length)) {
    sum = checksums[(sum ^ byte) & 255] ^ (sum >>> 8);
  }
  view.setUint32(8 + content.length, ~sum);
  return bytes;
}

/* Pixels as a PNG file. A canvas makes one too, but browsers that hide from trackers let none be read. */
async function encodePNG({ width, height, pixels }) {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // Eight bits of red, green, blue and alpha.
  header.setUint16(8, 0x0806);
  const samples = new Uint8Array(pixels.buffer);
  const rows = new Uint8Array(height * (1 + 4 * width));
  for (let y = 0; y < height; y += 1) {
    rows.set(samples.subarray(4 * width * y, 4 * width * (y + 1)), y * (1 + 4 * width) + 1);
  }
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const deflated = new Uint8Array(await new Response(stream).arrayBuffer());
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const chunks = [
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", deflated),
    chunk("IEND", new Uint8Array(0)),
  ];
  return new Blob([signature, ...chunks], { type: "image/png" });
}

/* A picture whose pixels are the means of squares of `step` pixels a side; what of a square is outside is
   left out. */
function shrunk({ width, height, pixels }, step) {
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const samples = new Uint8Array(pixels.buffer);
  const sums = new Uint32Array(4 * across * down);
  for (let y = 0; y < down * step; y += 1) {
    const row = 4 * across * Math.floor(y / step);
    for (let x = 0; x < across * step; x += 1) {
      const at = row + 4 * Math.floor(x / step);
      const from = 4 * (y * width + x);
      for (let channel = 0; channel < 4; channel += 1)
        sums[at + channel] += samples[from + channel];
    }
  }
  const means = Uint8Array.from(sums, (sum) => sum / step ** 2);
  return { width: across, height: down, pixels: new Uint32Array(means.buffer) };
}

/* The address of a packed picture, which its user revokes. */
export async function addressOf(text) {
  return URL.createObjectURL(await encodePNG(await unpackPicture(text)));
}

/* That of a small one of at most some pixels across, with what is under it where it is a patch. */
export async function smallAddressOf(text, base, most) {
  const picture = await unpackPicture(text);
  if (base) {
    const { pixels } = await unpackPicture(base);
    for (let index = 0; index < pixels.length; index += 1) {
      if (picture.pixels[index] === 0) picture.pixels[index] = pixels[index];
    }
  }
  const step = Math.max(1, Math.min(Math.floor(picture.width / most), picture.height));
  return URL.createObjectURL(await encodePNG(shrunk(picture, step)));
}

/* Shows what an image has packed; `image.unpacking` ends when its address is there. */
export function showPacked(image) {
  const text = image.dataset.packed;
  delete image.dataset.packed;
  image.unpacking = addressOf(text).then(
    (address) => {
      image.src = address;
    },
    () => image.dispatchEvent(new Event("error")),
  );
}

/* Forgets the pictures of images that are shown no more. */
export function forgetPacked(images) {
  for (const image of images) {
    image.unpacking?.then(() => URL.revokeObjectURL(image.src));
  }
}
