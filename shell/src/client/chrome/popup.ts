import { PREVIEW_BASE } from '../../protocol/preview-base.ts';

const CLOSED = 'facade:popup-closed';

/**
 * Shows the agency's popup after its delay, once a session. In a preview it opens on every page load, because it may have
 * changed. It is a native dialog: the browser handles focus and Escape.
 * @returns what to call after each navigation: the popup closes for good where the address requires it
 */
export function startPopup(dialog: HTMLDialogElement): () => void {
  const { wasClosed, remember } = isBelowPreview() ? memoryOfPage() : memoryOfSession;
  const leave = () => {
    remember();
    dialog.close();
  };
  const followAddress = () => {
    if (isAnswered()) leave();
  };
  const show = () => {
    followAddress();
    if (!wasClosed() && !isPreview()) dialog.showModal();
  };
  followAddress();
  if (!wasClosed()) setTimeout(show, Number(dialog.dataset.delay) * 1000);
  dialog.addEventListener('close', remember);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a, button'))) leave();
  });
  // A visitor who has sent a form wants its answer. A search does not count.
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && isSent(target)) leave();
  });
  return followAddress;
}

/** Only below a language: in a preview of content that is not public (`/preview/nl/`) the staff want to see the popup. */
const isPreview = (): boolean => /^\/[a-z]{2}\/.*preview/.test(location.pathname);

/** Whether the popup's own link was followed, or this is the target of a form. */
function isAnswered(): boolean {
  const { href } = location;
  return href.includes('modal-clicked') || [...document.forms].some((form) => isActionOf(form, href));
}

/**
 * The forms of this site have no action because they post to the page's own address. Otherwise every page with a form would
 * match.
 */
function isActionOf(form: HTMLFormElement, href: string): boolean {
  const action = form.getAttribute('action');
  if (!action) return false;
  return action === href || (isSent(form) && withoutQuery(new URL(action, href).href) === withoutQuery(href));
}

/** `form.method` may be a field with that name. */
const isSent = (form: HTMLFormElement): boolean => form.getAttribute('method')?.toLowerCase() === 'post';

const withoutQuery = (href: string): string => href.replace(/[?#].*/, '');

const isBelowPreview = (): boolean => location.pathname.startsWith(`${PREVIEW_BASE}/`);

const memoryOfSession = {
  wasClosed(): boolean {
    try {
      return sessionStorage.getItem(CLOSED) !== null;
    } catch {
      return true;
    }
  },
  remember(): void {
    try {
      sessionStorage.setItem(CLOSED, 'true');
    } catch {
      // Storage is disabled: treat the popup as never shown.
    }
  },
};

function memoryOfPage(): typeof memoryOfSession {
  let isClosed = false;
  const remember = () => {
    isClosed = true;
  };
  return { wasClosed: () => isClosed, remember };
}
