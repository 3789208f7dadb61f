import { isSignal } from '@facade/section-kit';
import type { NavigateOptions, Navigator, To } from 'react-router';
import { createPath } from 'react-router';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import { NAVIGATION } from '../../composition/time-limits.ts';
import { isSeen } from '../is-seen.ts';
import { storedPositions, storePositions } from './positions.ts';

export interface NavigationOptions {
  /** Code and data of a page of this site in this language. `null`: not such a page, so the browser loads the address. */
  load(url: URL, signal: AbortSignal): Promise<LoadedPage | null>;
  /** Renders a page; resolves when it is in the document. */
  show(page: LoadedPage): Promise<void>;
  setBusy(busy: boolean): void;
  /** Maps a path given by a section to its address. Default: unchanged. */
  place?(path: string): string;
  /** Lets the browser load an address as a new document. */
  leave?(url: URL, kind: NavigationKind): void;
}

/** Only navigations slower than this, in milliseconds, are announced to the visitor. */
const BUSY_AFTER = 120;
/** Endless redirects are left to the browser, which reports them. */
const MAX_REDIRECTS = 5;

type NavigationKind = 'push' | 'replace' | 'traverse';

/**
 * Navigation within the document: loads the next page in the background, changes the address, then shows the page. A newer
 * navigation cancels an older one. Pages that cannot be loaded here, or not in time, are left to the browser: the visitor waits
 * for an ordinary page load.
 */
export function createNavigation({ load, show, setBusy, place, leave = leaveToBrowser }: NavigationOptions) {
  let current: AbortController | null = null;
  const positions = storedPositions();
  let entry = nameEntry();
  let shown = location.pathname + location.search;
  /** Whether the window shows the page of this entry. It still shows the previous page while the next one is rendered. */
  let settled = true;

  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    // An entry without a name is new: the visitor followed a link within the page, and the browser scrolls.
    const isNew = entryName() === undefined;
    if (isNew) entry = nameEntry();
    else enter(nameEntry());
    const url = new URL(location.href);
    // Only the fragment differs: the page is already shown, and the focus stays.
    if (!current && url.pathname + url.search === shown) {
      const back = () => scrollBack(url, positions.get(entry));
      if (!isNew) {
        back();
        // The last frame of a smooth scroll that was on its way comes after it.
        requestAnimationFrame(back);
      }
      settled = true;
    } else void go(url, 'traverse');
  });
  // A link within the page scrolls before the history tells of it.
  addEventListener('click', () => remember(), true);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    remember();
    storePositions(positions);
  });

  const remember = () => settled && positions.set(entry, scrollY);

  function enter(key: string): void {
    remember();
    entry = key;
    settled = false;
  }

  /** As after loading a document. @param top undefined: at the top, or at the fragment named in the address */
  function settle(url: URL, top: number | undefined, focus?: HTMLElement | null): void {
    scrollBack(url, top);
    (focus?.isConnected ? focus : document.getElementById('main'))?.focus({ preventScroll: true });
    settled = true;
  }

  /**
   * What this browser could not get, or not in time, the server may have. A page that is rendered again stays: the server has
   * just said that it cannot render it either. Without a connection the message is all there is.
   */
  const isServersTurn = ({ status }: LoadedPage, { pathname, search }: URL): boolean =>
    status === 503 && pathname + search !== shown && window.navigator.onLine;

  /** @param stays The page keeps its scroll position, and whatever has the focus keeps it: only a part of the page changes. */
  async function go(url: URL, kind: NavigationKind, stays = false, redirects = 0): Promise<void> {
    current?.abort();
    if (isTranslated()) return leave(url, kind);
    const controller = new AbortController();
    current = controller;
    const busy = setTimeout(() => controller.signal.aborted || setBusy(true), BUSY_AFTER);
    const late = setTimeout(() => {
      if (controller.signal.aborted) return;
      controller.abort();
      leave(url, kind);
    }, NAVIGATION);
    try {
      const page = await load(url, controller.signal);
      if (controller.signal.aborted) return;
      if (!page || isServersTurn(page, url)) return leave(url, kind);
      if (kind !== 'traverse') {
        const key = newName();
        enter(key);
        if (kind === 'push') history.pushState({ key }, '', url);
        else history.replaceState({ key }, '', url);
      }
      const isSamePage = kind !== 'traverse' && shown.split('?')[0] === url.pathname;
      const filter = isSamePage ? focusedFilter(stays) : null;
      shown = url.pathname + url.search;
      await show(page);
      settle(url, kind === 'traverse' ? positions.get(entry) : isSamePage && stays ? scrollY : undefined, filter);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isSignal(error) && error.signal === 'redirect' && redirects < MAX_REDIRECTS)
        return await go(new URL(error.to, url), kind, stays, redirects + 1);
      leave(url, kind);
    } finally {
      clearTimeout(busy);
      clearTimeout(late);
      if (current === controller) {
        current = null;
        setBusy(false);
      }
    }
  }

  const navigate = (to: To, kind: 'push' | 'replace', options?: NavigateOptions) => {
    const path = typeof to === 'string' ? to : createPath(to);
    void go(new URL(place?.(path) ?? path, location.href), kind, options?.preventScrollReset);
  };
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push: (to, _state, options) => navigate(to, 'push', options),
    replace: (to, _state, options) => navigate(to, 'replace', options),
  };
  return { navigator, go };
}

/** A translator has put its own elements, one or two around each other, in the place of texts: React could not take the page away. */
const isTranslated = (): boolean => document.querySelector('main font') !== null;

const newName = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const entryName = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** The name of the current entry of the history, which it gets if it has none; it stays across documents. */
function nameEntry(): string {
  const key = entryName() ?? newName();
  history.replaceState({ key }, '');
  return key;
}

function leaveToBrowser(url: URL, kind: NavigationKind): void {
  if (kind === 'traverse') location.reload();
  else location.assign(url);
}

/** A filter keeps the focus while the list changes, so that keyboard users continue where they were (WCAG 3.2.2). */
function focusedFilter(isAny: boolean): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.matches(isAny ? '*' : 'select, [data-keep-focus]')
    ? activeElement
    : null;
}

/** @param top undefined: the fragment named in the address, else the top */
function scrollBack(url: URL, top: number | undefined): void {
  const target = top === undefined && url.hash && document.getElementById(decoded(url.hash.slice(1)));
  if (target && isSeen(target)) target.scrollIntoView();
  else scrollTo({ top: top ?? 0, behavior: 'instant' });
}

/** Decodes a fragment; returns it unchanged if it cannot be decoded. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
