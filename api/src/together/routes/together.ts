import type { Language, TogetherList } from '@facade/shared-domain/model';
import { favouritesPath, togetherPath } from '@facade/shared-domain/paths/kept-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Api,
  inLanguage,
  ProblemError,
  problemAnswer,
  readOwnCookie,
  requestLanguage,
  setOwnCookie,
} from '../../http/index.ts';
import { DEFAULT_RETENTION, spanText } from '../../kernel/index.ts';
import {
  AddressLimit,
  ALLOWANCES,
  type Db,
  type Executor,
  perAddress,
  sharedPerAddress,
} from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { changeList, type Refusal, startList } from '../change-list.ts';
import { keyHash, keyIn, newKey, newToken, tokenHash } from '../keys.ts';
import { openList, readList } from '../read-list.ts';
import { refusalText } from '../texts/index.ts';
import { byToken, changeOf, togetherChange, togetherList, togetherStart } from './together-schema.ts';

/** Cookie of a person's key, and for how long: longer than any list is stored without a visit. */
const COOKIE = 'facade-together';
const A_YEAR = 365 * 24 * 3600;

/** For the people of the link only: not cached, not indexed. */
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const notFound = problemAnswer('no list has this link, or it was ended or erased');

/** `/api/together`: lists of homes that people share by a link. Whoever has the link sees, and takes part without an account. */
export async function togetherRoute(api: Api, { db, siteData }: { db: Db; siteData: SiteData }): Promise<void> {
  const starts = new AddressLimit(db, 'together-starts', ALLOWANCES.togetherStarts);

  async function show(tx: Executor, list: number, own: string | null, language: Language): Promise<TogetherList> {
    const { content } = await siteData.current();
    const span = content.settings.retention['shared-lists'] ?? DEFAULT_RETENTION['shared-lists'];
    return { ...(await readList(tx, list, own)), keptFor: spanText(span, language) };
  }

  api.post(
    '/api/together',
    {
      preHandler: sharedPerAddress(starts),
      schema: {
        tags: ['together'],
        summary: 'Makes a list that people share by its link; the sender takes part and likes its homes',
        body: togetherStart,
        response: {
          201: z.object({ next: z.string().describe('path of the page of the list, which holds its token') }),
          422: problemAnswer('the first name is missing, or none of the homes is on the site'),
          429: problemAnswer('too many lists from this network'),
        },
      },
    },
    async (request, reply) => {
      const token = newToken();
      const hash = tokenHash(token) as string;
      const key = keyOrNew(request, reply);
      const start = { ...request.body, hash, own: keyHash(token, key) };
      await db.transaction().execute(async (tx) => refuse(await startList(tx, start), request));
      return reply
        .status(201)
        .headers(PRIVATE)
        .send({ next: togetherPath(requestLanguage(request), token) });
    },
  );

  api.get(
    '/api/together/:token',
    {
      schema: {
        tags: ['together'],
        summary: 'A shared list, for anyone with its link',
        params: byToken,
        querystring: inLanguage,
        response: { 200: togetherList, 404: notFound },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const list = await openList(db, tokenHash(token));
      if (list === null) throw new ProblemError('not-found');
      const key = keyIn(readOwnCookie(request, COOKIE));
      reply.headers(PRIVATE);
      return show(db, list, key && keyHash(token, key), request.query.lang);
    },
  );

  api.post(
    '/api/together/:token',
    {
      config: { rateLimit: perAddress(ALLOWANCES.togetherChanges) },
      schema: {
        tags: ['together'],
        summary: 'Takes part in a shared list, likes a home of it, writes a note, leaves or ends it',
        params: byToken,
        body: togetherChange,
        response: {
          200: z.object({
            list: togetherList.nullable().describe('null: it exists no more'),
            next: z.string().optional().describe('path of the page that follows the end of the list'),
          }),
          404: notFound,
          422: problemAnswer('the sender does not take part, or a limit of the list is reached'),
        },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const language = requestLanguage(request);
      const change = changeOf(request.body);
      const key = change.action === 'join' ? keyOrNew(request, reply) : keyIn(readOwnCookie(request, COOKIE));
      const own = key && keyHash(token, key);
      reply.headers(PRIVATE);
      return db.transaction().execute(async (tx) => {
        const list = await openList(tx, tokenHash(token));
        if (list === null) throw new ProblemError('not-found');
        refuse(await changeList(tx, list, own, change), request);
        if ((await openList(tx, tokenHash(token))) === null) return { list: null, next: favouritesPath(language) };
        return { list: await show(tx, list, own, language) };
      });
    },
  );
}

/** The key of the browser, or a new one, which it is given for a year from now. */
function keyOrNew(request: FastifyRequest, reply: FastifyReply): string {
  const key = keyIn(readOwnCookie(request, COOKIE)) ?? newKey();
  setOwnCookie(request, reply, COOKIE, { token: key, seconds: A_YEAR });
  return key;
}

/** Field beside which each refusal stands. */
const FIELDS: Record<Refusal, string> = {
  firstNameTaken: 'firstName',
  tooManyPeople: 'firstName',
  notJoined: 'firstName',
  tooManyHomes: 'homes',
  homeUnknown: 'homes',
};

/** @throws ProblemError which rolls the transaction back */
function refuse(refusal: Refusal | null, request: FastifyRequest): void {
  if (refusal === null) return;
  throw new ProblemError('invalid-form', { [FIELDS[refusal]]: refusalText(refusal, requestLanguage(request)) });
}
