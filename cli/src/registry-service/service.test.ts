import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { historyOf, liveOf } from '@facade/platform/registry';
import { smallBuild } from '@facade/platform/testing/small-build';
import { hasPass } from '@facade/platform/tokens';
import { RefusedError } from '../client/registry-client.ts';
import { type TestService, testService } from './testing/test-service.ts';

let site: TestService;
let detail: ReturnType<TestService['client']>;
let forms: ReturnType<TestService['client']>;
beforeAll(async () => {
  site = await testService();
  detail = site.client(await site.addTeam('mf-detail'));
  forms = site.client(await site.addTeam('mf-forms'));
  await forms.publish(smallBuild(site.data, 'forms', 'mf-forms'), { version: '1.0.0' });
});
afterAll(() => site.dispose());

const build = (text: string) => smallBuild(site.data, text);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error) => (error instanceof RefusedError ? error.answer.code : String(error)),
  );

test('a team publishes, tries a canary, promotes it and goes back, with its key alone', async () => {
  const said: string[] = [];
  const first = await detail.publish(build('one'), { version: '1.0.0', why: 'prices' }, (line) => said.push(line));
  expect(said).toEqual(['judging mf-detail']);
  expect(first).toMatchObject({ outcome: expect.stringMatching(/^mf-detail 1\.0\.0 is live/) });
  await detail.publish(build('two'), { version: '2.0.0', canary: 10 });
  expect(await site.state()).toBe('1.0.0, 2.0.0 for 10 %');
  await detail.publish(build('two'), { version: '2.0.0', canary: 30 });
  expect(await site.state()).toBe('1.0.0, 2.0.0 for 30 %');
  await detail.change('mf-detail', 'promote');
  expect(await site.state()).toBe('2.0.0');
  await detail.change('mf-detail', 'rollback', { why: 'prices missing' });
  expect(await site.state()).toBe('1.0.0');
  const [last] = await historyOf(site.store.registry, 'mf-detail');
  expect(last).toMatchObject({ by: 'mf-detail/anna', identity: 'key', automatic: null, why: 'prices missing' });
  expect(await detail.health('mf-detail')).toMatchObject([
    { version: '1.0.0', place: 'live', since: { by: 'mf-detail/anna', why: 'prices missing' }, figures: null },
  ]);
  expect(await refusalOf(detail.health('mf-none'))).toBe('wrong-section');
  expect(readdirSync(join(site.data, 'registry-service/files/mf-detail'))).toEqual([]);
});

test('the formats by which releases are checked are public, as JSON Schemas', async () => {
  const schema = async (name: string) => (await fetch(new URL(`/_registry/v1/${name}.schema.json`, site.site))).json();
  expect(await schema('release')).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['name', 'version', 'entry', 'exposes', 'web', 'node'],
    properties: { entry: { pattern: expect.any(String) } },
  });
  expect(await schema('contract')).toMatchObject({ $defs: { Shape: { anyOf: expect.any(Array) } } });
});

test('the same offer twice changes nothing, and only files that are missing are sent', async () => {
  const folder = build('three');
  const first = await detail.publish(folder, { version: '3.0.0' });
  expect((await detail.publish(folder, { version: '3.0.0' })).revision).toBe(first.revision);
  expect(await refusalOf(detail.publish(build('other'), { version: '3.0.0' }))).toBe('already-published');
});

test('what the gate refuses comes with code, file and line, and nothing is stored', async () => {
  const folder = build('refuse me');
  const { revision } = (await site.store.registry.read()).extras;
  const error = await detail.publish(folder, { version: '9.0.0' }).catch((caught: RefusedError) => caught);
  expect((error as RefusedError).answer.refusals).toEqual([
    { code: 'type-error', message: 'type error in src/x.tsx:3: no', file: 'src/x.tsx', line: 3 },
  ]);
  expect(await refusalOf(detail.check(folder))).toBe('type-error');
  expect((await site.store.registry.read()).extras.revision).toBe(revision);
  expect(existsSync(join(site.data, 'releases/mf-detail/9.0.0'))).toBe(false);
});

test('no verb works on the section of another team, and each attempt stands in its history', async () => {
  const { revision } = (await site.store.registry.read()).extras;
  const attempts = [
    () => detail.publish(smallBuild(site.data, 'x', 'mf-forms')),
    () => detail.publish(smallBuild(site.data, 'x', 'mf-forms'), { canary: 5 }),
    () => detail.publish(smallBuild(site.data, 'x', 'mf-forms'), { channel: 'x' }),
    () => detail.check(smallBuild(site.data, 'x', 'mf-forms')),
    () => detail.change('mf-forms', 'canary', { version: '1.0.0', canary: 5 }),
    () => detail.change('mf-forms', 'promote'),
    () => detail.change('mf-forms', 'rollback'),
    () => detail.change('mf-forms', 'halt'),
    () => detail.change('mf-forms', 'retire'),
    () => detail.override('mf-forms', { kind: 'version', name: '1.0.0', until: 2_000_000_000 }),
    () => detail.history('mf-forms'),
    () => detail.health('mf-forms', '2h'),
  ];
  for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('wrong-section');
  expect(await refusalOf(detail.change('mf-detail', 'retire'))).toBe('missing-right');
  expect(await refusalOf(detail.history())).toBe('operator-only');
  expect((await site.store.registry.read()).extras.revision).toBe(revision);
  const history = await forms.history('mf-forms');
  const refused = history.filter(({ action }) => action === 'refused');
  expect(refused).toHaveLength(attempts.length);
  expect(refused[0]).toMatchObject({ by: 'mf-detail/anna', why: expect.stringContaining('on mf-forms') });
  // As a crash would leave it.
  appendFileSync(join(site.data, 'registry-service/refused.jsonl'), '{"section":"mf-fo');
  expect(await forms.history('mf-forms')).toEqual(history);
  expect(await refusalOf(detail.change('mf-forms', 'halt'))).toBe('wrong-section');
  expect(await forms.history('mf-forms')).toHaveLength(history.length + 1);
});

test('an offer that waits for its turn is answered already, so that no client sends it again', async () => {
  const turn = Promise.withResolvers<void>();
  const busy = await testService(async () => {
    await turn.promise;
    return { assertFits: async () => {}, end: () => {} };
  });
  const ask = jest.spyOn(globalThis, 'fetch');
  try {
    const published = busy.client(await busy.addTeam('mf-detail')).publish(smallBuild(busy.data, 'one'));
    const isAccepted = async () => {
      const answers = await Promise.all(ask.mock.results.map(({ value }) => value as Promise<Response>));
      return answers.some(({ headers }) => headers.get('content-type') === 'text/event-stream');
    };
    while (!(await isAccepted())) await new Promise((again) => setTimeout(again, 20));
    turn.resolve();
    expect((await published).outcome).toContain('is live');
  } finally {
    ask.mockRestore();
    await busy.dispose();
  }
  // After ten seconds it would be answered anyway.
}, 8000);

test('the operator may do everything, under a name of their own', async () => {
  const operator = site.client(site.operator, 'els@agency');
  await operator.change('mf-forms', 'retire', { why: 'closed' });
  expect((await historyOf(site.store.registry, 'mf-forms'))[0]).toMatchObject({
    by: 'els@agency',
    identity: 'operator',
  });
  await operator.change('mf-forms', 'promote', { version: '1.0.0' });
  expect(liveOf(await site.store.registry.read(), 'mf-forms')?.metadata.version).toBe('1.0.0');
});

test('teams that are not of their form are refused', async () => {
  const operator = site.client(site.operator);
  expect(await refusalOf(operator.changeTeams({} as never))).toBe('bad-request');
  const change = { teams: { number: 1, sections: {} }, attestations: {} } as never;
  expect(await refusalOf(operator.changeTeams({ change, section: 'mf-forms', what: 'x' }))).toBe('bad-request');
});

test('what the operator asks of a team is asked of every release', async () => {
  const needs = ['canary first' as const, 'two people' as const];
  const key = site.client(await site.addTeam('mf-owner', { needs }));
  const owner = (text: string) => smallBuild(site.data, text, 'mf-owner');
  expect(await refusalOf(key.publish(owner('one')))).toBe('two-people');
  await key.publish(owner('one'), { channel: 'next', version: '1.0.0' });
  expect(await refusalOf(key.change('mf-owner', 'promote', { version: '1.0.0' }))).toBe('two-people');
  await site.client(site.operator).change('mf-owner', 'promote', { version: '1.0.0' });
  expect(await refusalOf(key.publish(owner('two')))).toBe('canary-first');
});

test('a key learns what it may do, and gets a pass to server builds only if it publishes', async () => {
  expect((await detail.identity()).by).toBe('mf-detail/anna');
  expect((await detail.identity()).rights).toMatchObject({ 'mf-detail': expect.arrayContaining(['publish']) });
  expect(await site.client(site.operator, 'els').identity()).toEqual({ by: 'els', rights: 'all' });
  const pass = await detail.pass();
  expect(hasPass(site.passKey, `Bearer ${pass}`)).toBe(true);
  const guard = site.client(await site.addTeam('mf-guard', { may: ['rollback', 'halt'] }));
  expect(await refusalOf(guard.pass())).toBe('missing-right');
});

test('a key that has expired, and one that nobody named', async () => {
  const old = site.client(await site.addTeam('mf-old', { expires: '2020-01-01T00:00:00Z' }));
  expect(await refusalOf(old.status())).toBe('expired-key');
  const { privateKey } = (await import('node:crypto')).generateKeyPairSync('ed25519');
  expect(await refusalOf(site.client(privateKey).status())).toBe('unknown-key');
});
