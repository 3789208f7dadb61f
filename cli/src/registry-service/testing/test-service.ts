import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { changeTeams, historyOf, type Store, signedChange } from '@facade/platform/registry';
import type { Right, Team } from '@facade/platform/registry/teams';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { keyFor } from '@facade/platform/tokens';
import type { FastifyInstance } from 'fastify';
import { RegistryClient } from '../../client/registry-client.ts';
import { healthOf } from '../../health/release-health.ts';
import type { Gate } from '../gate/gate.ts';
import { Refused } from '../refused.ts';
import { RefusedAttempts } from '../refused-attempts.ts';
import { buildService } from '../service.ts';
import { StagedFiles } from '../uploads/staged-files.ts';

/** What the api and this service know each other by. */
export const STAFF_TOKEN = 'what the api of the tests is known by';

/** A running registry service on a store of its own, and a team with a key. */
export interface TestService extends Pick<TestStore, 'data' | 'store' | 'state' | 'dispose'> {
  server: FastifyInstance;
  /** Where it listens. */
  site: URL;
  operator: KeyObject;
  passKey: KeyObject;
  /** Names the team of a section; returns its private key. */
  addTeam(section: string, team?: Partial<Team> & { may?: Right[]; expires?: string }): Promise<KeyObject>;
  client(key: KeyObject, name?: string): RegistryClient;
}

const SECRET = 'a secret of the tests that is long enough';
const USUAL: Right[] = ['publish', 'canary', 'promote', 'rollback', 'halt', 'override'];

/** Nothing was counted. */
const UNSEEN = { metrics: null, events: { goals: [], errors: [] } };
const recorded = async ({ registry }: Store) => ({
  document: await registry.read(),
  history: await historyOf(registry),
});

/** Refuses builds whose browser entry contains `refuse me`. */
const trialGate: Gate = async ({ folder, section }, say) => {
  say(`judging ${section}`);
  if (readFileSync(join(folder, 'web/entry.js'), 'utf8').includes('refuse me')) {
    const refusal = { code: 'type-error', message: 'type error in src/x.tsx:3: no', file: 'src/x.tsx', line: 3 };
    throw new Refused(422, { ...refusal, refusals: [refusal] });
  }
  return { assertFits: async () => {}, end: () => {} };
};

export async function testService(gate: Gate = trialGate): Promise<TestService> {
  const { data, store, state, dispose } = testStore();
  const operator = await store.operator.create();
  const passKey = keyFor('pass', SECRET);
  const server = await buildService({
    store,
    gate,
    candidates: join(data, 'candidates'),
    staged: new StagedFiles(join(data, 'registry-service/files'), store),
    attempts: new RefusedAttempts(join(data, 'registry-service/refused.jsonl')),
    overrideKey: keyFor('override', SECRET),
    passKey,
    shell: data,
    health: async (section) => healthOf(store, section, { ...UNSEEN, ...(await recorded(store)) }),
    staff: {
      token: STAFF_TOKEN,
      state: async (since = '7d') => ({ sections: [], why: { since, changes: [], goals: [] } }),
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const site = new URL(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`);
  return {
    ...{ data, store, state, server, site, operator, passKey },
    async addTeam(section, { may = USUAL, expires, ...team } = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const ed25519 = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
      const keys = [{ id: 'anna', ed25519, may, ...(expires && { expires }) }];
      const whole: Team = { contact: `${section}@example.org`, keys, oidc: [], needs: [], ...team };
      const change = signedChange(await store.registry.read(), section, whole, operator);
      await changeTeams(store, change, { section, change: `team of ${section}`, by: 'test' });
      return privateKey;
    },
    client: (key, name) => new RegistryClient(site, { key, ...(name ? { name } : {}) }),
    async dispose() {
      await server.close();
      dispose();
    },
  };
}
