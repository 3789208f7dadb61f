import { PREVIEW_BASE } from '../../protocol/preview-base.ts';

const CLOSED = 'facade:popup-closed';

/**
 * Shows the agency's popup after its delay, once a session; in a preview on every page that is loaded, for it may have changed. A native dialog: focus and Escape are the browser's business.
 * @returns what to call after each navigation: the popup goes, and stays away, where the address says so
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
  // Who has sent a form wants its answer; a search is none.
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && isSent(target)) leave();
  });
  return followAddress;
}

/** Below a language only: in a preview of content that is not public (`/preview/nl/`) one wants to see it. */
const isPreview = (): boolean => /^\/[a-z]{2}\/.*preview/.test(location.pathname);

/** The popup's own link was followed, or this is where a form was sent to. */
function isAnswered(): boolean {
  const { href } = location;
  return href.includes('modal-clicked') || [...document.forms].some((form) => isActionOf(form, href));
}

/** The forms of this site have no action, for they go to the page's own address: every page with one would count. */
function isActionOf(form: HTMLFormElement, href: string): boolean {
  const action = form.getAttribute('action');
  if (!action) return false;
  return action === href || (isSent(form) && withoutQuery(new URL(action, href).href) === withoutQuery(href));
}

/** `form.method` may be a field of that name. */
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
      // Storage is switched off: it was never shown.
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
