import { criteriaOf, type Demand, demand } from '@facade/shared-domain/forms/demand';
import type { Transaction } from 'kysely';
import { defineForm, linksOf, readLink, type Submission, type SubscriptionLinks } from '../../correspondence/index.ts';
import { formText, ProblemError } from '../../http/index.ts';
import type { Tables } from '../../platform/index.ts';
import { addDemand, changeDemand, confirmMail, describeSearch, unknownPlaces } from '../../subscriptions/index.ts';

/** Links of the registered search; null if one was changed, or the site's address is unknown. */
type Outcome = SubscriptionLinks | null;

async function act(tx: Transaction<Tables>, { values, origin, snapshot, sign }: Submission<Demand>): Promise<Outcome> {
  const { email, language, token, frequency } = values;
  const criteria = criteriaOf(values);
  const view = snapshot.view(language);
  if (unknownPlaces(criteria, view).length > 0)
    throw new ProblemError('invalid-form', { place: formText('place.unknown', language) });
  if (token) {
    const link = readLink(sign, token);
    if (link === 'expired') throw new ProblemError('link-expired');
    if (link?.kind !== 'demand' || link.purpose !== 'manage') throw new ProblemError('not-found');
    await changeDemand(tx, link.id, { criteria, frequency }, view);
    return null;
  }
  const id = await addDemand(tx, { email: email ?? '', language, origin }, { criteria, frequency }, view);
  return origin === null ? null : linksOf(sign, { kind: 'demand', id, language, origin });
}

/**
 * Registers a search, effective from its confirmation; or changes one, for anyone with its link. The answer reveals nothing
 * about the address.
 */
export const demandForm = defineForm<Demand, Outcome>({
  id: 'demand',
  schema: demand,
  act,
  mails({ values, parties, snapshot }, links) {
    if (!links) return [];
    const { email = '', language } = values;
    const search = describeSearch(criteriaOf(values), snapshot.view(language), snapshot.content.areas);
    return [confirmMail({ email, language }, search, links, parties)];
  },
  next: () => ({ path: '/feedback/demand-register/' }),
});
