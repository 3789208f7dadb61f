import { hash } from 'node:crypto';
import { LANGUAGES } from '@facade/shared-domain/model';
import { z } from 'zod';
import { consentTextsFor } from '../../content/index.ts';
import { type Api, problemAnswer } from '../../http/index.ts';
import { ALLOWANCES, type Db, perAddress } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';

const consent = z.object({
  id: z.uuid().describe('random, made by the browser'),
  version: z.string().min(1).max(50).describe('version of the text that was shown'),
  language: z.enum(LANGUAGES).optional().describe('language in which it was shown'),
  choices: z.record(z.string().max(50), z.boolean()).refine((choices) => Object.keys(choices).length <= 20),
});

/**
 * `POST /api/consents`: stores proof of a choice. Only time, version and wording of the text, choices and the random
 * id; no address.
 */
export async function consentsRoute(api: Api, { db, siteData }: { db: Db; siteData: SiteData }): Promise<void> {
  api.post(
    '/api/consents',
    {
      config: { rateLimit: perAddress(ALLOWANCES.consents) },
      schema: {
        tags: ['consent'],
        summary: 'Stores a record of a consent choice',
        body: consent,
        response: { 204: z.null(), 422: problemAnswer('not a consent') },
      },
    },
    async ({ body: { id, version, language, choices } }, reply) => {
      const { content, context } = await siteData.current();
      const given_at = new Date();
      const wording = language
        ? await keepWording(db, consentTextsFor(content, language, context), language, given_at)
        : '';
      await db
        .insertInto('consent')
        .values({ id, version, language: language ?? '', wording, choices: JSON.stringify(choices), given_at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return reply.status(204).send(null);
    },
  );
}

/**
 * Stores the agency's own wording of the question once: proof of a choice needs the question.
 * @returns its key; empty if the agency has no wording of its own
 */
async function keepWording(db: Db, texts: Record<string, string>, language: string, moment: Date): Promise<string> {
  if (Object.keys(texts).length === 0) return '';
  const json = JSON.stringify(texts);
  const key = hash('sha256', `${language}\0${json}`).slice(0, 16);
  await db
    .insertInto('consent_wording')
    .values({ key, language, texts: json, first_given_at: moment })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return key;
}
