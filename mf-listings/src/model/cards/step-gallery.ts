/** Shows the next (1) or previous (-1) picture of a strip; after the last comes the first. */
export function stepGallery(strip: Element, step: number): void {
  const width = strip.clientWidth || 1;
  const count = strip.children.length;
  const present = Math.round(strip.scrollLeft / width);
  strip.scrollTo({ left: ((present + step + count) % count) * width });
}
