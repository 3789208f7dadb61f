import { demandUnsubscribe, newsletter } from '@facade/shared-domain/forms/newsletter';
import type { z } from 'zod/mini';
import { defineForm, linksOf, type SubscriptionLinks } from '../../correspondence/index.ts';
import {
  addNewsletter,
  confirmMail,
  type FoundSubscription,
  linksMail,
  subscriptionsOf,
} from '../../subscriptions/index.ts';

/** Signs up for the newsletter, effective from the confirmation. */
export const newsletterForm = defineForm<z.infer<typeof newsletter>, SubscriptionLinks | null>({
  id: 'newsletter',
  schema: newsletter,
  async act(tx, { values: { email, language }, origin, sign }) {
    const id = await addNewsletter(tx, { email, language, origin });
    return origin === null ? null : linksOf(sign, { kind: 'newsletter', id, language, origin });
  },
  mails: ({ values: { email, language }, parties }, links) =>
    links ? [confirmMail({ email, language }, null, links, parties)] : [],
  next: () => ({ path: '/feedback/sign-newsletter/' }),
});

/** Mails the links to all subscriptions of an address. The answer is the same whether there are any. */
export const demandUnsubscribeForm = defineForm<z.infer<typeof demandUnsubscribe>, FoundSubscription[]>({
  id: 'demand-unsubscribe',
  looksUpAddress: true,
  schema: demandUnsubscribe,
  act: async (tx, { values: { email, language }, origin, snapshot, sign }) =>
    origin === null ? [] : subscriptionsOf(tx, { email, language, origin }, { snapshot, sign }),
  mails: ({ values: { email, language }, parties }, all) =>
    all.length > 0 ? [linksMail({ email, language }, all, parties)] : [],
  next: () => ({ path: '/feedback/demand-unsubscribe/' }),
});
