/* Showing a picture in place of another: without a blink, and never an older one. */
import { make } from "./shared.js";

export const addressOfPicture = (digest) => `picture/${encodeURIComponent(digest)}.png`;

/* A picture that is ready to be painted. */
export async function decoded(digest, alt) {
  const image = make("img", { alt, draggable: false, data: { digest } });
  // Painted together with what is around it, and not some frames later.
  image.decoding = "sync";
  image.src = addressOfPicture(digest);
  await image.decode();
  return image;
}

/* The place of one picture. */
export class PictureSlot {
  /* whenShown is called with each picture as it appears. */
  constructor(element, whenShown = () => {}) {
    this.element = element;
    this.whenShown = whenShown;
    this.turn = 0;
    this.shownTurn = 0;
  }

  /* Shows a picture as soon as it is decoded, unless a newer one came before. */
  async show(picture, alt) {
    if (this.wanted === picture.digest) {
      if (this.image) this.image.alt = alt;
      if (this.image?.dataset.digest === picture.digest) this.whenShown(picture);
      this.picture = picture;
      return;
    }
    this.wanted = picture.digest;
    this.picture = picture;
    this.turn += 1;
    const turn = this.turn;
    let image;
    try {
      image = await decoded(picture.digest, alt);
    } catch {
      // The server went away; after it is back, this is asked for again.
      if (this.turn === turn) this.wanted = undefined;
      return;
    }
    if (turn < this.shownTurn) return;
    this.shownTurn = turn;
    if (this.image) this.image.replaceWith(image);
    else this.element.append(image);
    this.image = image;
    this.whenShown(turn === this.turn ? this.picture : picture);
  }

  clear() {
    this.turn += 1;
    this.shownTurn = this.turn;
    this.wanted = undefined;
    this.picture = undefined;
    this.image?.remove();
    this.image = undefined;
  }
}
