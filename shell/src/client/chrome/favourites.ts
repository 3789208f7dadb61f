import { watchFavourites } from '@facade/section-kit';

/** Writes how many favourites there are beside the heart of the header, now and whenever they change. */
export function startFavourites(link: HTMLElement): () => void {
  const number = link.querySelector<HTMLElement>('b');
  return watchFavourites(({ length }) => {
    if (!number) return;
    number.hidden = length === 0;
    number.textContent = String(length);
  });
}
