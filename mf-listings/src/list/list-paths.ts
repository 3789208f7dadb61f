import type { Language } from '@facade/shared-domain/model/language';
import type { Goal } from '@facade/shared-domain/model/property';
import type { Site } from '@facade/shared-domain/model/site';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';

export const LIST_ORIGINAL: Record<Goal, string> = { sale: '/for-sale/', rent: '/for-rent/' };

/** Path of the sale or rent list in one language. */
export const listPath = ({ routes }: Pick<Site, 'routes'>, goal: Goal, language: Language): string =>
  localizedPath(routes, LIST_ORIGINAL[goal], language);

export const otherGoal = (goal: Goal): Goal => (goal === 'sale' ? 'rent' : 'sale');

export const PROJECTS_ORIGINAL = '/projets-neufs/';

/** Id of the search field of a list. */
export const LIST_SEARCH = 'search-words';
