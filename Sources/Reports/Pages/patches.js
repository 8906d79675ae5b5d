/* Pictures that a page holds as what they have otherwise than the expected one, so that no part of them is
   stored twice. */

/* Lays the patches of an article over the pictures that they are of. */
export function layPatches(article) {
  for (const image of article.querySelectorAll("img[data-patch]")) {
    const base = image.closest(".panes").querySelector("[data-side=expected] img");
    image.base = base;
    if (base.unpacking) base.unpacking.then(() => layOver(image, base));
    else layOver(image, base);
  }
}

function layOver(image, base) {
  image.style.backgroundImage = `url("${base.src}")`;
  // Where nothing differs, a picture of differences is the faded one, in grey.
  if (image.closest("figure").dataset.side !== "diff") return;
  const faded = ["linear-gradient(#ffffffe6, #ffffffe6)", "linear-gradient(#808080, #808080)"];
  image.style.backgroundImage = [...faded, image.style.backgroundImage].join(", ");
  image.style.backgroundBlendMode = "normal, saturation, normal";
}

/* Draws a picture into a canvas, as drawImage does, with what is under a patch. */
export function drawWhole(context, image, ...place) {
  if (image.base) context.drawImage(image.base, ...place);
  context.drawImage(image, ...place);
}
