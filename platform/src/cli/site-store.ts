import { openStore, type Store } from '../registry/store.ts';

/** The release store of the site with this data folder, or the one that `FACADE_STORE` names. */
export const storeIn = (data: string): Store => openStore({ data, environment: process.env });
