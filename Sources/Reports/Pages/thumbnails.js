/* Small pictures in the list of cases, made as they come into view. */
import { picturesOf } from "./articles.js";
import { entries } from "./case-list.js";
import { addressOf, smallAddressOf } from "./packed-pictures.js";

/* A picture in the list has at most twice as many pixels across. */
const smallPixels = 96;

const waiting = new Map(entries.filter(({ link }) => link).map((entry) => [entry.item, entry]));

async function showSmall(entry) {
  const [picture, base] = picturesOf(entry);
  const image = document.createElement("img");
  // The name beside it says what it shows.
  Object.assign(image, { alt: "", decoding: "async" });
  image.addEventListener("error", () => image.remove(), { once: true });
  if (picture.packed) {
    const address = await smallAddressOf(picture.packed, base.packed, smallPixels).catch(() => "");
    if (!address) return;
    image.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
    image.src = address;
  } else if (picture.address) {
    image.src = picture.address;
  } else {
    return;
  }
  if (!picture.packed && base.packed) base.address = await addressOf(base.packed).catch(() => "");
  if (base.address) image.style.backgroundImage = `url("${base.address}")`;
  entry.link.prepend(image);
}

const watch = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      showSmall(waiting.get(target));
    }
  },
  { rootMargin: "200px" },
);
for (const item of waiting.keys()) watch.observe(item);
