import type { Language, PropertySummary } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { endOf, type MailParties, mailToVisitor, type SubscriptionLinks } from '../../correspondence/index.ts';
import type { MailHome, MailMessage } from '../../mail/index.ts';
import type { FollowNewsKind } from '../../platform/index.ts';
import { mailHome } from '../searches/digest-mail.ts';
import { SUBSCRIPTION_TEXTS } from '../texts/index.ts';

/** Homes that the confirmation mail shows. */
const SHOWN = 10;

interface To {
  email: string;
  language: Language;
  origin: string;
}

/** Asks the owner of the address to confirm the mails about these homes. */
export function followConfirmMail(
  { email, language, origin }: To,
  homes: readonly PropertySummary[],
  { confirm }: Pick<SubscriptionLinks, 'confirm'>,
  parties: MailParties,
): MailMessage {
  const values = {
    confirmLink: confirm,
    homes: homes.slice(0, SHOWN).map((home) => mailHome(home, undefined, language, origin)),
    expires: formatDate(endOf('confirm').toISOString(), language),
  };
  return mailToVisitor('favourites-confirm', values, parties, { address: email, language });
}

/** What happened to a home. */
export interface FollowedNews {
  propertyId: number;
  kind: FollowNewsKind;
}

/**
 * What changed of the homes that a visitor follows; null if there is nothing left to report.
 * @param summaries of the homes that are still on the site
 */
export function followNewsMail(
  { email, language, origin }: To,
  news: readonly FollowedNews[],
  summaries: readonly PropertySummary[],
  links: SubscriptionLinks,
  parties: MailParties,
): MailMessage | null {
  const homes = news.flatMap(({ propertyId, kind }) => {
    const home = summaries.find(({ id }) => id === propertyId);
    return homeOf(propertyId, home, kind, language, origin) ?? [];
  });
  if (homes.length === 0) return null;
  const values = { homes, changeLink: links.change, unsubscribeLink: links.stop };
  return {
    ...mailToVisitor('favourites-changed', values, parties, { address: email, language }),
    unsubscribe: { url: links.oneClick },
  };
}

function homeOf(
  id: number,
  home: PropertySummary | undefined,
  kind: FollowNewsKind,
  language: Language,
  origin: string,
): MailHome | null {
  const { news } = SUBSCRIPTION_TEXTS[language];
  if (!home) return { title: `ref. ${id}`, place: '', price: '', url: null, label: news.gone };
  if (kind === 'price') return home.price.amount === null ? null : mailHome(home, news.price, language, origin);
  const label = kind === 'ribbon' ? home.ribbon?.label : news[kind];
  return label ? mailHome(home, label, language, origin) : null;
}
