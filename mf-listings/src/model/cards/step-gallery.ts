/** Shows the next (1) or previous (-1) picture of a strip; after the last comes the first. */
export function stepGallery(strip: Element, step: number): void {
  const count = strip.children.length;
  strip.scrollTo({ left: ((placeInGallery(strip) + step + count) % count) * strip.clientWidth });
}

/** Index of the picture that a strip shows. */
export const placeInGallery = (strip: Element): number => Math.round(strip.scrollLeft / (strip.clientWidth || 1));
