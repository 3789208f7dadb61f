import { watchFavourites } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { whenIdle } from '../composition.ts';

const SIGNS = ['pointerdown', 'keydown'] as const;

/** Starts what works without a connection, once it is wanted. Its code is fetched then, and where that fails the page is as before. */
export const offerOffline = (language: Language): void =>
  whenWanted(() => {
    import(/* webpackChunkName: "offline" */ './offline.ts').then(
      ({ startOffline }) => startOffline(language),
      () => undefined,
    );
  });

/**
 * Calls `then` once, when the page has loaded and the browser is idle, for visitors who keep homes or who have done something: a first look
 * at a page costs nothing.
 */
function whenWanted(then: () => void): void {
  let isWanted = false;
  const want = () => {
    if (isWanted) return;
    isWanted = true;
    for (const sign of SIGNS) removeEventListener(sign, want, true);
    if (document.readyState === 'complete') whenIdle(then);
    else addEventListener('load', () => whenIdle(then), { once: true });
  };
  for (const sign of SIGNS) addEventListener(sign, want, { capture: true, passive: true });
  watchFavourites(({ length }) => {
    if (length > 0) want();
  });
}
