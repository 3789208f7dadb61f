/**
 * Keeps the page behind from scrolling, and from showing the space it reserves for its scrollbar: the body leaves it free instead, so
 * that nothing moves. Returns what lets go.
 */
export function holdPage(): () => void {
  const { body, documentElement: root } = document;
  const { overflow, scrollbarGutter } = root.style;
  body.style.paddingInlineEnd = `${innerWidth - root.offsetWidth}px`;
  Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  return () => {
    body.style.paddingInlineEnd = '';
    Object.assign(root.style, { overflow, scrollbarGutter });
  };
}
