import type { Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import { dashboardPath, mailChoiceId, ownerLanguage } from '../../accounts/index.ts';
import { linksOf } from '../../correspondence/index.ts';
import type { KeyedHash, Tables } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import type { VisitedPlace } from '../appointment-view.ts';

/** An owner who wants to know about visits of the home, with the links of the mail. */
export interface VisitOwner {
  email: string;
  language: Language;
  place: VisitedPlace;
  dashboardLink: string;
  /** The page that asks before it stops these mails, and the address for one click. */
  unsubscribe: { page: string; oneClick: string };
}

interface OwnerContext {
  origin: string | null;
  sign: KeyedHash;
  placeIn(language: Language): Promise<VisitedPlace>;
}

/** None if the site's address is unknown: their mails need a link to stop them. */
export async function visitOwnersOf(
  tx: Transaction<Tables>,
  propertyId: number,
  { content, enabled }: Pick<Snapshot, 'content' | 'enabled'>,
  { origin, sign, placeIn }: OwnerContext,
): Promise<VisitOwner[]> {
  if (origin === null) return [];
  const accounts = await tx
    .selectFrom('account')
    .innerJoin('account_property', 'account_property.account_id', 'account.id')
    .select(['account.id', 'email', 'language'])
    .where('property_id', '=', propertyId)
    .where('wants_visits', '=', true)
    .orderBy('account.id')
    .execute();
  const owners: VisitOwner[] = [];
  for (const { id, email, language: known } of accounts) {
    const language = ownerLanguage(known, enabled);
    const links = linksOf(sign, { kind: 'owner-visits', id: mailChoiceId(id), language, origin });
    owners.push({
      email,
      language,
      place: await placeIn(language),
      dashboardLink: origin + dashboardPath(content, language),
      unsubscribe: { page: links.stop, oneClick: links.oneClick },
    });
  }
  return owners;
}
