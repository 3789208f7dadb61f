import { watchFavourites } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { whenIdle } from '../when-idle.ts';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/** Starts offline support once it is wanted. Its code is loaded only then; if that fails, the page works as before. */
export const offerOffline = (language: Language): void =>
  whenWanted(() => {
    import(/* webpackChunkName: "offline" */ './offline.ts').then(
      ({ startOffline }) => startOffline(language),
      () => undefined,
    );
  });

/**
 * Calls `then` once, when the page has loaded and the browser is idle, for visitors who have favourites or have interacted with
 * the page. A first glance at a page costs nothing.
 */
function whenWanted(then: () => void): void {
  let isWanted = false;
  const want = () => {
    if (isWanted) return;
    isWanted = true;
    for (const sign of INTERACTIONS) removeEventListener(sign, want, true);
    if (document.readyState === 'complete') whenIdle(then);
    else addEventListener('load', () => whenIdle(then), { once: true });
  };
  for (const sign of INTERACTIONS) addEventListener(sign, want, { capture: true, passive: true });
  watchFavourites(({ length }) => {
    if (length > 0) want();
  });
}
