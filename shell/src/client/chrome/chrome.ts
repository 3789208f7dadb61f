import { emit } from '@facade/section-kit';
import { isHero } from '../../composition/is-hero.ts';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import { isUnder } from '../../layout/is-under.ts';
import { startFavourites } from './favourites.ts';
import { startHeader } from './header.ts';
import { startLanguageLinks, updateLanguageLinks } from './language-links.ts';
import { startScrollToTop } from './scroll-to-top.ts';

const find = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(selector);

/**
 * Header, footer and what floats stay as the server rendered them, on every page of a visit: no component of theirs is shipped
 * or hydrated. This is all their script.
 */
export function startChrome(): void {
  const header = find('[data-chrome="header"]');
  const top = find('[data-chrome="top"]');
  const popup = find<HTMLDialogElement>('[data-chrome="popup"]');
  const favourites = find('[data-chrome="favourites"]');
  if (header) startHeader(header);
  if (favourites) startFavourites(favourites);
  if (top) startScrollToTop(top);
  if (popup) void showPopup(popup);
  startLanguageLinks();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-emit="consent:open"]'))) return;
    // Shown, the dialog comes alive where it slept because the visitor had chosen already.
    document.documentElement.dataset.consent = 'ask';
    emit('consent:open', undefined);
  });
}

/** Of the popup, after each navigation. */
let followAddress = () => {};

/** Most agencies have none, most of the time. */
async function showPopup(dialog: HTMLDialogElement): Promise<void> {
  const { startPopup } = await import(/* webpackChunkName: "popup" */ './popup.ts');
  followAddress = startPopup(dialog);
}

/** After a navigation: the menu's current entry, the language switch, and whether the header lies over a picture. */
export function updateChrome(page: LoadedPage): void {
  const { pathname } = new URL(page.href, location.origin);
  updateLanguageLinks(page.head.alternates ?? {});
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-menu]')) {
    if (isUnder(link.pathname, pathname)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const element of document.querySelectorAll('[data-hero-aware]'))
    element.toggleAttribute('data-over-hero', isHero(page));
  followAddress();
}

/** A navigation is under way, or no longer. */
export function showBusy(busy: boolean): void {
  find('[data-chrome="progress"]')?.toggleAttribute('data-busy', busy);
  find('main')?.toggleAttribute('aria-busy', busy);
}
