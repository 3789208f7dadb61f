import { foldName } from '@facade/shared-domain/language/fold-text';

/** Two towns may share a zip, and two a name. */
export const cityKey = (zip: string, name: string) => `${zip} ${foldName(name)}`;
