import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { Language } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { linksOf } from '../../demand/mail-context.ts';
import { mailToVisitor } from '../../forms/form-mail.ts';
import type { MailParties } from '../../forms/mail-parties.ts';
import type { KeyedHash } from '../../limits/keyed-hash.ts';
import type { MailMessage } from '../../mail/message.ts';
import { mailChoiceId } from '../mail-choice.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';

/** The figures of one home in a month. */
export interface HomeMonth {
  title: string;
  url: string;
  visits: number;
  /** In the month before. */
  previous: number;
  enquiries: number;
  viewings: number;
}

interface Summary {
  /** Id of the account. */
  id: number;
  email: string;
  language: Language;
  /** Its first day. */
  month: string;
  homes: readonly HomeMonth[];
  origin: string;
  /** Path of the owner's dashboard. */
  dashboard: string;
  sign: KeyedHash;
}

/** The month of an owner's homes, with an address to unsubscribe. */
export function summaryMail(summary: Summary, parties: MailParties): MailMessage {
  const { id, email, language, month, homes, origin, sign } = summary;
  const text = SUMMARY_TEXTS[language];
  const dashboardLink = origin + summary.dashboard;
  const number = (value: number) => formatNumber(value, language);
  const rows = homes.map(({ title, url, visits, previous, enquiries, viewings }) => ({
    label: title,
    value: [
      text.visits(number(visits), number(previous)),
      text.enquiries(enquiries, number(enquiries)),
      text.viewings(viewings, number(viewings)),
    ].join(' · '),
    href: url,
  }));
  const links = linksOf(sign, { kind: 'owner-summary', id: mailChoiceId(id), language, origin });
  const values = {
    month: monthName(month, language),
    rows,
    dashboardLink,
    unsubscribeLink: links.stop,
  };
  return {
    ...mailToVisitor('owner-summary', values, parties, { address: email, language }),
    unsubscribe: { url: links.oneClick },
  };
}

/** `november 2026` */
const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
