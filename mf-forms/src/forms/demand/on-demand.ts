import { onDemand } from '@facade/section-kit';
import { SearchPart as SearchPartNow } from './search-part.tsx';

/** What is searched. Two pages and a sheet share its code. */
export const SearchPart = onDemand(
  // A constant of the build: the browser's keeps none of what the server renders at once.
  typeof window === 'undefined' ? SearchPartNow : null,
  async () => (await import('./search-part.tsx')).SearchPart,
);
