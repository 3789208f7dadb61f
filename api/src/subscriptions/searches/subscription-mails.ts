import type { Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { endOf, type MailParties, mailToVisitor, type SubscriptionLinks } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import { SUBSCRIPTION_TEXTS } from '../texts/index.ts';
import type { FoundSubscription } from './find-subscriptions.ts';

interface To {
  email: string;
  language: Language;
}

/**
 * Asks the owner of the address to confirm. Contains nothing that was typed into the form: the search is described in our own
 * words.
 * @param search see `describeSearch`; null for the newsletter
 */
export function confirmMail(
  { email, language }: To,
  search: string | null,
  { confirm }: Pick<SubscriptionLinks, 'confirm'>,
  parties: MailParties,
): MailMessage {
  const to = { address: email, language };
  const values = { confirmLink: confirm, expires: formatDate(endOf('confirm').toISOString(), language) };
  if (search === null) return mailToVisitor('newsletter-confirm', values, parties, to);
  const rows = [{ label: SUBSCRIPTION_TEXTS[language].search, value: search }];
  return mailToVisitor('demand-confirm', { ...values, rows }, parties, to);
}

/** The links to all subscriptions of an address, the newest first; at least one. */
export function linksMail(
  { email, language }: To,
  all: readonly FoundSubscription[],
  parties: MailParties,
): MailMessage {
  const to = { address: email, language };
  const expires = formatDate(endOf('manage').toISOString(), language);
  const [newest] = all;
  if (newest && all.every(({ search }) => search === null))
    return mailToVisitor('newsletter-link', { unsubscribeLink: newest.links.stop, expires }, parties, to);
  // Of several, one page shows each with its buttons.
  const { change = '', stop = '', all: overview = '' } = newest?.links ?? {};
  const values = {
    ...(all.length === 1
      ? { changeLink: change, unsubscribeLink: stop }
      : { changeLink: overview, unsubscribeLink: overview }),
    others: all.slice(1).map(({ search, links }) => ({
      label: search ?? SUBSCRIPTION_TEXTS[language].newsletter,
      url: search === null ? links.stop : links.change,
    })),
    expires,
  };
  return mailToVisitor('demand-link', values, parties, to);
}
