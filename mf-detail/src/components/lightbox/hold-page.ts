/** Keeps the page behind from scrolling, and from showing the space it reserves for its scrollbar. Returns what lets go. */
export function holdPage(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
