/** Scrolls a strip to the next (1) or previous (-1) picture, with wrap-around. */
export function stepGallery(strip: Element, step: number): void {
  const count = strip.children.length;
  strip.scrollTo({ left: ((placeInGallery(strip) + step + count) % count) * strip.clientWidth });
}

/** Index of the picture that is visible in a strip. */
export const placeInGallery = (strip: Element): number => Math.round(strip.scrollLeft / (strip.clientWidth || 1));
