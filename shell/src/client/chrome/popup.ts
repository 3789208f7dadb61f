const CLOSED = 'facade:popup-closed';

/** Shows the agency's popup after its delay, once a session. A native dialog: focus and Escape are the browser's business. */
export function startPopup(dialog: HTMLDialogElement): void {
  if (!isWanted()) return;
  setTimeout(() => isWanted() && dialog.showModal(), Number(dialog.dataset.delay) * 1000);
  dialog.addEventListener('close', remember);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a, button'))) dialog.close();
  });
}

/** Not in a preview, not after its own link was followed or a form sent, not twice in a session. */
function isWanted(): boolean {
  const { pathname, href } = location;
  const isAnswer =
    href.includes('modal-clicked') || [...document.forms].some((form) => form.getAttribute('action') === href);
  return !isAnswer && !pathname.includes('preview') && !wasClosed();
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(CLOSED, 'true');
  } catch {
    // Storage is switched off: it stays closed on this page at least.
  }
}
