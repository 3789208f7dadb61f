import type { Language } from '@facade/shared-domain/model';
import { linksOf, type SubscriptionLinks } from '../../correspondence/index.ts';
import type { Db, KeyedHash } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { SUBSCRIPTION_TEXTS } from '../texts/index.ts';
import { describeSearch } from './describe-search.ts';

/** A subscription that its owner may change or stop. */
export interface FoundSubscription {
  /** The search in words, with a page to change it; null for the newsletter. */
  search: string | null;
  links: SubscriptionLinks;
}

/** All confirmed subscriptions of an address, the newest first. */
export async function subscriptionsOf(
  tx: Db,
  { email, language, origin }: { email: string; language: Language; origin: string },
  { snapshot: { view, content }, sign }: { snapshot: Snapshot; sign: KeyedHash },
): Promise<FoundSubscription[]> {
  const address = email.toLowerCase();
  const found: FoundSubscription[] = [];
  const demands = await tx
    .selectFrom('demand')
    .select(['id', 'record'])
    .where('email', '=', address)
    .where('state', '=', 'confirmed')
    .orderBy('number', 'desc')
    .execute();
  for (const { id, record } of demands)
    found.push({
      search: describeSearch(record, view(language), content.areas),
      links: linksOf(sign, { kind: 'demand', id, language, origin }),
    });
  const letters = await tx
    .selectFrom('newsletter')
    .select('id')
    .where('email', '=', address)
    .where('state', '=', 'confirmed')
    .execute();
  for (const { id } of letters)
    found.push({ search: null, links: linksOf(sign, { kind: 'newsletter', id, language, origin }) });
  const follows = await tx
    .selectFrom('follow')
    .select('id')
    .where('email', '=', address)
    .where('state', '=', 'confirmed')
    .orderBy('number', 'desc')
    .execute();
  for (const { id } of follows)
    found.push({
      search: SUBSCRIPTION_TEXTS[language].followed,
      links: linksOf(sign, { kind: 'follow', id, language, origin }),
    });
  return found;
}
