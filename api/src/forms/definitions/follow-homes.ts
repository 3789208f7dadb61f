import { type FollowHomes, followHomes } from '@facade/shared-domain/forms/follow-homes';
import type { PropertySummary } from '@facade/shared-domain/model';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { readSummaries } from '../../catalogue/records.ts';
import { linksOf, type SubscriptionLinks } from '../../demand/mail-context.ts';
import { addFollow } from '../../follow/add-follow.ts';
import { followConfirmMail } from '../../follow/follow-mails.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { defineForm } from '../form-definition.ts';
import { formText } from '../form-texts.ts';

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
