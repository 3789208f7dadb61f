import { browserApi } from './browser-api.ts';
import { createIdStore } from './id-store.ts';

/** On this device. As many as one list address can name. */
const favourites = createIdStore({
  key: 'facade.favourites',
  most: 100,
  storage: () => localStorage,
  event: 'favourites:changed',
});

/** Ids of the properties that the visitor keeps on this device. Empty on the server and while hydrating, so that the markup is the same. */
export const useFavourites = (): readonly number[] => favourites.use();

/** Keeps a property, or lets it go. Where the browser refuses to store it is kept until the page is left. */
export function toggleFavourite(id: number): void {
  favourites.toggle(id);
  // Counted for the owner, without who it was. Nothing waits for it and nothing is shown when it fails.
  if (favourites.ids().includes(id))
    browserApi.post('/favourites', { propertyId: id }, { keepalive: true }).catch(() => undefined);
}

/** Keeps these properties too, such as those of another device. */
export const keepFavourites = (ids: readonly number[]): void => favourites.set([...favourites.ids(), ...ids]);

/** For code without React: calls the listener now and after every change. */
export function watchFavourites(listener: (ids: readonly number[]) => void): () => void {
  listener(favourites.ids());
  return favourites.listen(() => listener(favourites.ids()));
}
