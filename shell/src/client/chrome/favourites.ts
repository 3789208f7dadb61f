import { watchFavourites } from '@facade/section-kit';

/** Shows the number of favourites beside the heart in the header and keeps it up to date. */
export function startFavourites(link: HTMLElement): () => void {
  const number = link.querySelector<HTMLElement>('b');
  return watchFavourites(({ length }) => {
    if (!number) return;
    number.hidden = length === 0;
    number.textContent = String(length);
  });
}
