import { type FollowHomes, followHomes } from '@facade/shared-domain/forms/follow-homes';
import type { PropertySummary } from '@facade/shared-domain/model';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { readSummaries } from '../../catalogue/index.ts';
import { defineForm, linksOf, type SubscriptionLinks } from '../../correspondence/index.ts';
import { formText, ProblemError } from '../../http/index.ts';
import { addFollow, followConfirmMail } from '../../subscriptions/index.ts';

interface Followed {
  links: SubscriptionLinks;
  homes: PropertySummary[];
  origin: string;
}

/** Requests mails about changes of some homes, effective from the confirmation. */
export const followHomesForm = defineForm<FollowHomes, Followed | null>({
  id: 'follow-homes',
  schema: followHomes,
  async act(tx, { values: { email, language, homes }, origin, sign, snapshot }) {
    const id = await addFollow(tx, { email, language, origin }, homes);
    if (id === null) throw new ProblemError('invalid-form', { homes: formText('property.unknown', language) });
    if (origin === null) return null;
    const links = linksOf(sign, { kind: 'follow', id, language, origin });
    return { links, origin, homes: await readSummaries({ ...snapshot.view(language), db: tx }, homes) };
  },
  mails: ({ values: { email, language }, parties }, followed) =>
    followed
      ? [followConfirmMail({ email, language, origin: followed.origin }, followed.homes, followed.links, parties)]
      : [],
  next: ({ values: { language } }) => ({ address: favouritesPath(language), query: { asked: '1' } }),
});
