import type { Language } from '@facade/shared-domain/model';
import { mailChoiceId } from '../../accounts/index.ts';
import { linksOf, type MailParties, mailToVisitor } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { KeyedHash } from '../../platform/index.ts';
import { type HomeWeek, summaryValues } from './summary-texts.ts';

interface Summary {
  /** Id of the account. */
  id: number;
  email: string;
  language: Language;
  /** Its first day. */
  week: string;
  homes: readonly HomeWeek[];
  origin: string;
  /** Path of the owner's dashboard. */
  dashboard: string;
  sign: KeyedHash;
}

/** The week of an owner's homes, with an address to unsubscribe. */
export function summaryMail(summary: Summary, parties: MailParties): MailMessage {
  const { id, email, language, week, homes, origin, sign } = summary;
  const dashboardLink = origin + summary.dashboard;
  const links = linksOf(sign, { kind: 'owner-summary', id: mailChoiceId(id), language, origin });
  const values = {
    ...summaryValues(week, homes, language),
    dashboardLink,
    unsubscribeLink: links.stop,
  };
  return {
    ...mailToVisitor('owner-summary', values, parties, { address: email, language }),
    unsubscribe: { url: links.oneClick },
  };
}
