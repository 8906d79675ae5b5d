/* Small pictures in the list of cases, made as they come into view. */
import { picturesOf } from "./articles.js";
import { entries } from "./case-list.js";

const waiting = new Map(entries.filter(({ link }) => link).map((entry) => [entry.item, entry]));

const watch = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      const [address, base] = picturesOf(waiting.get(target));
      if (!address) continue;
      const image = document.createElement("img");
      // The name beside it says what it shows.
      Object.assign(image, { alt: "", decoding: "async", src: address });
      if (base) image.style.backgroundImage = `url("${base}")`;
      image.addEventListener("error", () => image.remove(), { once: true });
      waiting.get(target).link.prepend(image);
    }
  },
  { rootMargin: "200px" },
);
for (const item of waiting.keys()) watch.observe(item);
