import { FREQUENCIES } from '@facade/shared-domain/listing/demand-criteria';
import type * as model from '@facade/shared-domain/model';
import { subscriptionPath } from '@facade/shared-domain/paths/forms/subscription-path';
import { z } from 'zod';
import { isOwnerMail, readMailChoice, stopMail } from '../../accounts/index.ts';
import { readSummaries } from '../../catalogue/index.ts';
import { type Link, type LinkPurpose, readLink, TOKEN_LENGTH } from '../../correspondence/index.ts';
import { type Api, id, inLanguage, ProblemError, problemAnswer, requestLanguage } from '../../http/index.ts';
import { maskAddress } from '../../mail/index.ts';
import { type Db, keyedHasher } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { readFollow, removeHome } from '../follow/follows.ts';
import { dismiss, readDismissal, undoDismissal } from '../searches/dismissals.ts';
import { subscriptionsOf } from '../searches/find-subscriptions.ts';
import { listOfSearch } from '../searches/list-of-search.ts';
import { addressOf, confirm, readSubscription, stop } from '../searches/subscriptions.ts';

const token = z.string().max(TOKEN_LENGTH).describe('of a signed link');

const home = z.object({ id: z.int(), title: z.string(), path: z.string().nullable() });

const subscription = z.object({
  kind: z.enum(['demand', 'newsletter', 'follow', 'owner-summary', 'owner-visits']),
  state: z.enum(['pending', 'confirmed', 'stopped']),
  address: z.string().describe('masked'),
  search: z
    .object({
      criteria: z.looseObject({ goal: z.enum(['sale', 'rent']) }) as unknown as z.ZodType<model.DemandCriteria>,
      list: z.string().describe('path of the list of what is on offer for it'),
      frequency: z.enum(FREQUENCIES as [model.DemandFrequency, ...model.DemandFrequency[]]),
    })
    .optional(),
  homes: z.array(home).optional().describe('that are followed'),
  all: z
    .array(z.object({ text: z.string().nullable(), change: z.string(), stop: z.string() }))
    .optional()
    .describe('everything that is mailed to the address'),
  home: home.extend({ isDismissed: z.boolean() }).optional().describe('that was asked about'),
}) satisfies z.ZodType<model.Subscription>;

const answers = {
  200: subscription,
  404: problemAnswer('the link is not signed by this site, or its subscription is no longer stored'),
  410: problemAnswer('the link has expired'),
};

/**
 * The links of mails: `GET /api/subscriptions`, and `POST` to `confirm`, `stop` and, for mail programs, `unsubscribe`.
 * Not limited by address: a link cannot be guessed (a hash of 160 bits), checking it is cheap, and the mail hosts that
 * unsubscribe by one click do so from few addresses and only once.
 */
export async function subscriptionsRoute(api: Api, { db, siteData }: { db: Db; siteData: SiteData }): Promise<void> {
  const linkIn = async (text: string, purposes: readonly LinkPurpose[]): Promise<Link> => {
    const link = readLink(await keyedHasher(db), text);
    if (link === 'expired') throw new ProblemError('link-expired');
    if (!link || !purposes.includes(link.purpose)) throw new ProblemError('not-found');
    return link;
  };
  /** Everything that is mailed to the address of a subscription. */
  const showAll = async ({ kind, id }: Link, language: model.Language): Promise<model.Subscription> => {
    if (isOwnerMail(kind)) throw new ProblemError('not-found');
    const email = await addressOf(db, kind, id);
    if (email === null) throw new ProblemError('not-found');
    const services = { snapshot: await siteData.current(), sign: await keyedHasher(db) };
    const found = await subscriptionsOf(db, { email, language, origin: '' }, services);
    const all = found.map(({ search, links }) => ({ text: search, change: links.change, stop: links.stop }));
    return { kind, state: 'confirmed', address: maskAddress(email), all };
  };
  /** A registered search, with a home that its owner may not want to hear of. */
  const showWith = async (link: Link, homeId: number, language: model.Language): Promise<model.Subscription> => {
    if (link.kind !== 'demand') throw new ProblemError('not-found');
    const shown = await show(link, language);
    const [found] = await readSummaries((await siteData.current()).view(language), [homeId]);
    const isDismissed = await readDismissal(db, link.id, homeId);
    return { ...shown, home: { id: homeId, title: found?.title.text ?? '', path: found?.path ?? null, isDismissed } };
  };
  const show = async ({ kind, id }: Link, language: model.Language): Promise<model.Subscription> => {
    const snapshot = await siteData.current();
    const read = async () => {
      if (isOwnerMail(kind)) return readMailChoice(db, kind, id);
      if (kind === 'follow') return readFollow(db, id, snapshot.view(language));
      return readSubscription(db, kind, id, (criteria) => listOfSearch(criteria, snapshot, language));
    };
    const found = await read();
    if (!found) throw new ProblemError('not-found');
    return found;
  };

  api.get(
    '/api/subscriptions',
    {
      schema: {
        tags: ['demand'],
        summary: 'The registered search or subscription of a signed link',
        querystring: inLanguage.extend({ token, home: id.optional().describe('of a registered search: one home') }),
        response: answers,
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      const link = await linkIn(query.token, ['confirm', 'manage', 'stop', 'all']);
      if (link.purpose === 'all') return showAll(link, query.lang);
      return query.home === undefined ? show(link, query.lang) : showWith(link, query.home, query.lang);
    },
  );

  const stopMails = ({ kind, id }: Link) => (isOwnerMail(kind) ? stopMail(db, kind, id) : stop(db, kind, id));
  const act = (name: 'confirm' | 'stop', purposes: readonly LinkPurpose[], summary: string) =>
    api.post(
      `/api/subscriptions/${name}`,
      {
        schema: { tags: ['demand'], summary, body: z.object({ token }), response: answers },
      },
      async (request) => {
        const link = await linkIn(request.body.token, purposes);
        if (name === 'stop') await stopMails(link);
        // Owners need not confirm, so no such link is ever signed.
        else if (!isOwnerMail(link.kind)) await confirm(db, link.kind, link.id);
        return show(link, requestLanguage(request));
      },
    );
  // By POST, so that programs that check the links of a mail do not confirm.
  act('confirm', ['confirm'], 'Confirms the address of a registered search or subscription');
  act('stop', ['stop', 'manage'], 'Stops a registered search or subscription');

  api.post(
    '/api/subscriptions/remove',
    {
      schema: {
        tags: ['demand'],
        summary: 'Stops following one home; after the last one the subscription ends',
        body: z.object({ token, home: id }),
        response: answers,
      },
    },
    async (request) => {
      const link = await linkIn(request.body.token, ['manage']);
      if (link.kind !== 'follow') throw new ProblemError('not-found');
      await removeHome(db, link.id, request.body.home);
      return show(link, requestLanguage(request));
    },
  );

  api.post(
    '/api/subscriptions/dismiss',
    {
      schema: {
        tags: ['demand'],
        summary: 'No more mails about one home for the searches of this address, or again',
        body: z.object({ token, home: id, undo: z.literal('1').optional() }),
        response: answers,
      },
    },
    async (request) => {
      const { token: text, home: homeId, undo } = request.body;
      const link = await linkIn(text, ['manage']);
      if (link.kind !== 'demand') throw new ProblemError('not-found');
      await (undo ? undoDismissal : dismiss)(db, link.id, homeId);
      return showWith(link, homeId, requestLanguage(request));
    },
  );

  const oneClick = { querystring: inLanguage.extend({ token }) };
  api.post(
    '/api/subscriptions/unsubscribe',
    {
      schema: {
        tags: ['demand'],
        summary: 'Stops a registered search or subscription by one click in a mail program (RFC 8058)',
        ...oneClick,
        body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
        response: { ...answers, 200: z.object({ state: z.literal('stopped') }) },
      },
    },
    async ({ query }) => {
      await stopMails(await linkIn(query.token, ['stop']));
      return { state: 'stopped' as const };
    },
  );
  // Older mail programs open the same address: its page asks first.
  api.get(
    '/api/subscriptions/unsubscribe',
    {
      schema: { tags: ['demand'], summary: 'Redirects to the page that stops it', ...oneClick },
    },
    async ({ query: { lang, token: text } }, reply) => {
      await linkIn(text, ['stop']);
      return reply.redirect(subscriptionPath('stop', lang, text), 303);
    },
  );
}
