/** From this scroll position, in pixels, the header shrinks and, over a hero, gets a background. */
const SCROLLED = 30;

/** The header's script: reacts to scrolling and closes menus once the visitor leaves them. */
export function startHeader(header: HTMLElement): void {
  header.toggleAttribute('data-live', true);
  const notice = () => header.toggleAttribute('data-scrolled', scrollY > SCROLLED);
  notice();
  addEventListener('scroll', notice, { passive: true });

  const closeAllBut = (target: EventTarget | null) => {
    for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    }
  };
  document.addEventListener('pointerdown', ({ target }) => closeAllBut(target), { passive: true });
  document.addEventListener('focusin', ({ target }) => closeAllBut(target));
  header.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeAllBut(null);
  });
  header.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element && target.closest<HTMLDetailsElement>('details[open]');
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
