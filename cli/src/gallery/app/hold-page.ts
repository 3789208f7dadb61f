/**
 * Until a user interacts with this frame, its components cannot take the focus: an error summary would, and the gallery would
 * scroll to the last such frame.
 */
export function holdFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  const release = () => {
    HTMLElement.prototype.focus = focus;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, release, { capture: true, once: true });
}

/** Links and forms of an example are disabled: there is no site behind them. Anchors within the example work. */
export function stayHere(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
}
