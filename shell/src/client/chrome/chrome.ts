import { emit } from '@facade/section-kit';
import { isHero } from '../../composition/is-hero.ts';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import { switchAddresses } from '../../composition/loading/switch-addresses.ts';
import { isUnder } from '../../layout/is-under.ts';
import { untilLoaded } from '../recovery/until-loaded.ts';
import { startFavourites } from './favourites.ts';
import { startHeader } from './header.ts';
import { startLanguageLinks, updateLanguageLinks } from './language-links.ts';

const find = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(selector);

/**
 * Header, footer and floating elements stay as the server rendered them on every page of a visit: their components are neither
 * shipped nor hydrated. This is all their script.
 */
export function startChrome(): void {
  const header = find('[data-chrome="header"]');
  const popup = find<HTMLDialogElement>('[data-chrome="popup"]');
  const favourites = find('[data-chrome="favourites"]');
  if (header) startHeader(header);
  if (favourites) startFavourites(favourites);
  if (popup) void showPopup(popup);
  startLanguageLinks();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-emit="consent:open"]'))) return;
    // Once shown, the dialog hydrates; it was inactive because the visitor had already chosen.
    document.documentElement.dataset.consent = 'ask';
    emit('consent:open', undefined);
  });
}

/** The popup's handler, called after each navigation. */
let followAddress = () => {};

/** Loaded on demand: most agencies have no popup most of the time. */
async function showPopup(dialog: HTMLDialogElement): Promise<void> {
  const { startPopup } = await untilLoaded(() => import(/* webpackChunkName: "popup" */ './popup.ts'));
  followAddress = startPopup(dialog);
}

/** After a navigation: updates the menu's current entry, the language switch, and whether the header lies over a picture. */
export function updateChrome(page: LoadedPage): void {
  const { pathname } = new URL(page.href, location.origin);
  updateLanguageLinks(switchAddresses(page));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-menu]')) {
    if (isUnder(link.pathname, pathname)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const element of document.querySelectorAll('[data-hero-aware]'))
    element.toggleAttribute('data-over-hero', isHero(page));
  followAddress();
}

/** Shows or hides that a navigation is in progress. */
export function showBusy(busy: boolean): void {
  find('[data-chrome="progress"]')?.toggleAttribute('data-busy', busy);
  find('main')?.toggleAttribute('aria-busy', busy);
}
