import { openStore, type Store } from '@facade/platform/registry';

/** The release store of the site with this data folder, or the one that `FACADE_STORE` names. */
export const storeIn = (data: string): Store => openStore({ data, environment: process.env });
