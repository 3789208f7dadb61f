import { historyOf } from '@facade/platform/registry';
import { smallBuild } from '@facade/platform/testing/small-build';
import { STAFF_TOKEN, type TestService, testService } from './testing/test-service.ts';

let site: TestService;
beforeAll(async () => {
  site = await testService();
  const team = site.client(await site.addTeam('mf-detail'));
  for (const version of ['1.0.0', '2.0.0']) await team.publish(smallBuild(site.data, version), { version });
});
afterAll(() => site.dispose());

const asStaff = (path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(new URL(`/staff/${path}`, site.site), {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${STAFF_TOKEN}`, 'x-facade-staff': encodeURIComponent('Hélène'), ...headers },
  });
const codeOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { code: string }).code;

test('a manager rolls back the release that they saw, under their name, and not a newer one', async () => {
  const rollback = (seen: string) => asStaff('sections/mf-detail/rollback', { seen, why: 'prices missing' });
  expect(await codeOf(rollback('1.5.0'))).toBe('changed');
  expect(await site.state()).toBe('2.0.0');
  expect((await rollback('2.0.0')).status).toBe(200);
  expect(await site.state()).toBe('1.0.0');
  expect((await historyOf(site.store.registry, 'mf-detail'))[0]).toMatchObject({
    ...{ by: 'Hélène', identity: 'staff', why: 'prices missing', automatic: null },
  });
  expect(await codeOf(rollback('1.0.0'))).toBe('conflict');
});

test('staff go on with a canary or end it, and may do nothing else', async () => {
  const team = site.client(await site.addTeam('mf-detail'));
  const canary = (version: string) => team.publish(smallBuild(site.data, version), { version, canary: 10 });
  await canary('3.0.0');
  expect((await asStaff('sections/mf-detail/halt', { seen: '3.0.0' })).status).toBe(200);
  expect(await site.state()).toBe('1.0.0');
  await canary('4.0.0');
  expect(await codeOf(asStaff('sections/mf-detail/promote', { seen: '3.0.0' }))).toBe('changed');
  expect((await asStaff('sections/mf-detail/promote', { seen: '4.0.0' })).status).toBe(200);
  expect(await site.state()).toBe('4.0.0');
  expect(await codeOf(asStaff('sections/mf-detail/retire', {}))).toBe('missing-right');
  expect(await codeOf(asStaff('sections/mf-none/rollback', {}))).toBe('wrong-section');
  expect(await codeOf(asStaff('sections/mf-detail/releases', {}))).toBe('no-such-address');
});

test('two managers who press the same button at once go one release back, not two', async () => {
  const team = site.client(await site.addTeam('mf-detail'));
  for (const version of ['5.0.0', '6.0.0']) await team.publish(smallBuild(site.data, version), { version });
  const rollback = () => asStaff('sections/mf-detail/rollback', { seen: '6.0.0' });
  const answers = await Promise.all([rollback(), rollback()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await site.state()).toBe('5.0.0');
});

test('only the api may ask, and it names a person', async () => {
  expect(await (await asStaff('releases?since=2h')).json()).toEqual({
    sections: [],
    why: { since: '2h', changes: [], goals: [] },
  });
  expect(await codeOf(asStaff('releases', undefined, { authorization: 'Bearer x' }))).toBe('no-token');
  expect(await codeOf(asStaff('releases', undefined, { authorization: '' }))).toBe('no-token');
  for (const name of ['', '%20', '%'])
    expect(await codeOf(asStaff('releases', undefined, { 'x-facade-staff': name }))).toBe('bad-request');
});
