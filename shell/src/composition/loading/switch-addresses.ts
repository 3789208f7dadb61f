import type { Language } from '@facade/shared-domain/model';
import type { LoadedPage } from './loaded-page.ts';

/**
 * The same page in each language, for the language switch: with the parameters that the page reads, so that its subject stays. A
 * page that translates its query gives these addresses itself.
 * @example `/nl/vergelijken/?ids=4127,4466` → `{ fr: '/fr/comparer/?ids=4127,4466' }`
 */
export function switchAddresses({ href, head }: Pick<LoadedPage, 'href' | 'head'>): Partial<Record<Language, string>> {
  const query = href.split('?')[1];
  const addresses = Object.entries(head.alternates ?? {});
  return Object.fromEntries(
    addresses.map(([language, path]) => [language, query && !path.includes('?') ? `${path}?${query}` : path]),
  );
}
