import type { Language, RegularMail } from '@facade/shared-domain/model';
import {
  dismissPath,
  type SubscriptionPage,
  subscriptionPath,
} from '@facade/shared-domain/paths/forms/subscription-path';
import type { KeyedHash } from '../platform/index.ts';
import { type LinkPurpose, signLink } from './links.ts';

/** The links of a mail about one subscription. */
export interface SubscriptionLinks {
  confirm: string;
  /** Of a search. */
  change: string;
  /** Everything that is mailed to the address: never in a mail that people forward. */
  all: string;
  /** A page that asks before it stops. */
  stop: string;
  /** The page that asks whether one home is nothing for the owner of a search. */
  dismiss(home: number): string;
  /** The URL that a mail program posts to in order to unsubscribe (RFC 8058). */
  oneClick: string;
}

/** Absolute addresses. */
export function linksOf(
  sign: KeyedHash,
  { kind, id, language, origin }: { kind: RegularMail; id: string; language: Language; origin: string },
): SubscriptionLinks {
  const tokenTo = (purpose: LinkPurpose) => signLink(sign, { kind, purpose, id });
  const page = (name: SubscriptionPage, token: string) => origin + subscriptionPath(name, language, token);
  const manage = tokenTo('manage');
  const stop = tokenTo('stop');
  return {
    confirm: page('confirm', tokenTo('confirm')),
    change: page('search', manage),
    all: page('search', tokenTo('all')),
    stop: page('stop', stop),
    dismiss: (home) => origin + dismissPath(language, manage, home),
    oneClick: `${origin}/api/subscriptions/unsubscribe?lang=${language}&token=${stop}`,
  };
}
