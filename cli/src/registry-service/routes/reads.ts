import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '@facade/platform/attestation';
import { isSectionName } from '@facade/platform/build/section-name';
import { DEFAULT_BUDGET, declarationText, type ShellContract } from '@facade/platform/contract';
import { CONTRACT, changeTeams, historyOf, statusOf } from '@facade/platform/registry';
import { RIGHTS, type Team } from '@facade/platform/registry/teams';
import { signPass } from '@facade/platform/tokens';
import { LANGUAGES } from '@facade/shared-domain/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { KnownAs, ShellFacts } from '../../client/protocol.ts';
import { CONTRACT_FORMAT } from '../../gate/format/contract-format.ts';
import { RELEASE_FORMAT } from '../../gate/format/release-format.ts';
import { readLive } from '../../gate/running/live-contracts.ts';
import { assertMay, assertOperator } from '../auth/identity.ts';
import { ATTESTATION, bodyOf, WHY } from '../fields.ts';
import type { ServiceParts } from '../parts.ts';
import { Refused } from '../refused.ts';
import { assertPublished } from './changes.ts';

/** Teams as the operator signed them: their signature says that each is one. */
const TEAMS = z.strictObject({
  change: z.strictObject({
    teams: z.strictObject({
      number: z.int(),
      sections: z.record(z.string(), z.custom<Team>()),
      signature: z.string().max(128),
    }),
    attestations: z.record(z.string(), z.record(z.string(), ATTESTATION)),
  }),
  section: z.string().refine(isSectionName),
  what: WHY,
});

/** Seconds that a pass is valid: a working day. */
const PASS_LIFE = 8 * 3600;

const RELEASE_SCHEMA = z.toJSONSchema(RELEASE_FORMAT);
const CONTRACT_SCHEMA = z.toJSONSchema(CONTRACT_FORMAT);

/** What everybody may know: what a section has to fit, as the files of releases say it, too. */
export function publicRoutes(server: FastifyInstance, { store, shell }: ServiceParts): void {
  server.get('/shell', async (): Promise<ShellFacts> => {
    const { contracts, shared }: ShellContract = JSON.parse(await readFile(join(shell, 'contract.json'), 'utf8'));
    const key = await store.keys.publicKey();
    return {
      contract: CONTRACT,
      contracts,
      shared: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
      budget: DEFAULT_BUDGET,
      languages: LANGUAGES,
      registry: key ? fingerprintOf(key) : '',
    };
  });

  server.get('/release.schema.json', async () => RELEASE_SCHEMA);
  server.get('/contract.schema.json', async () => CONTRACT_SCHEMA);

  server.get('/contracts.d.ts', async (request, reply) => {
    const live = await readLive(store, await store.registry.read());
    const text = declarationText(live.flatMap(({ contract }) => (contract ? [contract] : [])));
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : text;
  });
}

interface SectionPath {
  Params: { section: string };
}

/** State, health and history, for whoever has any right on a section; the teams, for the operator. */
export function readRoutes(server: FastifyInstance, { store, attempts, passKey, health }: ServiceParts): void {
  const historyWithRefusals = async (section?: string) => {
    const [entries, refused] = await Promise.all([historyOf(store.registry, section), attempts.of(section)]);
    return [...entries, ...refused].sort((a, b) => (a.at < b.at ? 1 : -1));
  };

  server.get(
    '/identity',
    async ({ identity: { by, rights } }): Promise<KnownAs> => ({
      by,
      rights: rights === 'all' ? rights : Object.fromEntries(rights),
    }),
  );

  /** Who publishes a section runs it beside the others, before: `facade dev` needs their server builds. */
  server.post('/passes', async ({ identity: { by, rights } }) => {
    if (rights !== 'all' && ![...rights.values()].some((may) => may.includes('publish') || may.includes('canary')))
      throw new Refused(403, { code: 'missing-right', message: `${by} lacks the right "publish" or "canary"` });
    return { pass: signPass(passKey, Math.floor(Date.now() / 1000) + PASS_LIFE) };
  });

  server.get('/sections', async () => statusOf(await store.registry.read()));

  server.get<SectionPath>('/sections/:section', async (request) => {
    const { section } = request.params;
    const document = await store.registry.read();
    assertPublished(document, section);
    const { revision, sections } = statusOf(document);
    return { revision, ...sections[section] };
  });

  server.get<SectionPath>('/sections/:section/history', async (request) => {
    const { section } = request.params;
    assertMay(request.identity, section, ...RIGHTS);
    return historyWithRefusals(section);
  });

  server.get<SectionPath & { Querystring: { since?: string } }>('/sections/:section/health', async (request) => {
    const { section } = request.params;
    assertMay(request.identity, section, ...RIGHTS);
    assertPublished(await store.registry.read(), section);
    return health(section, request.query.since);
  });

  server.get('/history', async (request) => {
    assertOperator(request.identity);
    return historyWithRefusals();
  });

  /** The operator signs what is in it: nothing else would do. */
  server.get('/document', async (request) => {
    assertOperator(request.identity);
    return store.registry.read();
  });

  server.put('/teams', async (request) => {
    assertOperator(request.identity);
    const { change, section, what } = bodyOf(request, TEAMS);
    const note = { section, change: what, by: request.identity.by, identity: request.identity.kind };
    const { extras } = await changeTeams(store, change, note);
    return { revision: extras.revision };
  });
}
