import { MAX_FAVOURITES } from '@facade/shared-domain/limits';
import { browserApi } from './browser-api.ts';
import { createIdStore } from './id-store.ts';

/** Stored on this device. The limit is how many ids the address of a list can hold. */
const favourites = createIdStore({
  key: 'facade.favourites',
  most: MAX_FAVOURITES,
  storage: () => localStorage,
  event: 'favourites:changed',
});

/**
 * Ids of the visitor's favourites on this device. Empty on the server and while hydrating, so that the markup is the
 * same.
 */
export const useFavourites = (): readonly number[] => favourites.use();

/** Adds a favourite, or removes it. Without storage it lasts until the page is left. */
export function toggleFavourite(id: number): void {
  favourites.toggle(id);
  // Counts it for the owner, anonymously. Does not wait, and ignores failures.
  if (favourites.ids().includes(id))
    browserApi.post('/favourites', { propertyId: id }, { keepalive: true }).catch(() => undefined);
}

/** Adds these favourites, such as those of another device. */
export const keepFavourites = (ids: readonly number[]): void => favourites.set([...favourites.ids(), ...ids]);

/** For code without React: calls the listener now and after every change. */
export function watchFavourites(listener: (ids: readonly number[]) => void): () => void {
  listener(favourites.ids());
  return favourites.listen(() => listener(favourites.ids()));
}

/** Stored until the tab is closed, for the visitor's privacy. */
const viewed = createIdStore({
  key: 'facade.viewed',
  most: 12,
  storage: () => sessionStorage,
  event: 'viewed:changed',
});

/** Ids of the properties that the visitor viewed in this tab, latest last. Empty on the server and while hydrating. */
export const useViewed = (): readonly number[] => viewed.use();

/** Records that the visitor views a property. */
export function rememberViewed(id: number): void {
  if (viewed.ids().at(-1) !== id) viewed.set([...viewed.ids().filter((other) => other !== id), id]);
}
