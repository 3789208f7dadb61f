import { useSyncExternalStore } from 'react';
import { keptIds, keptOnServer, onKeptChange } from '../../model/cards/favourites-store.ts';

/** Ids of the properties the visitor keeps. Empty on the server and while hydrating, so that the markup is the same. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(onKeptChange, keptIds, keptOnServer);
