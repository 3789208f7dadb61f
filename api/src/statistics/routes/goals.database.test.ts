import type { GoalCount } from '@facade/shared-domain/goals';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addProblems } from '../../app/plugins/problems.ts';
import type { Api } from '../../http/index.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { goalsBetween } from '../goals/stored-goals.ts';
import { goalsRoute } from './goals.ts';

const COUNT: GoalCount = { goal: 'contact', step: 'shown', section: 'mf-forms', release: '1.0.0', visitors: 3 };

describeDatabase('goals', (db) => {
  /** Two apis of one site. */
  let apis: Api[];
  beforeEach(async () => {
    await db().deleteFrom('goal_count').execute();
    apis = [0, 1].map(() => {
      const api = Fastify({ trustProxy: 'loopback' }) as unknown as Api;
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      addProblems(api);
      api.register(goalsRoute, { db: db() });
      return api;
    });
  });
  const exchange = (payload: object, api = apis[0] as Api, headers = {}) =>
    api.inject({ method: 'POST', url: '/goals', payload, headers });
  const wanted = [{ section: 'mf-forms', release: '1.0.0' }];

  test('of several apis add up, and settle after three quarters of an hour', async () => {
    await exchange({ counts: [COUNT, { ...COUNT, release: '2.0.0' }], wanted: [] });
    await exchange({ counts: [COUNT, { ...COUNT, step: 'accepted', visitors: 1 }], wanted: [] }, apis[1]);
    const sums = async (more = {}) =>
      (await exchange({ counts: [], wanted: wanted.map((one) => ({ ...one, ...more })) })).json().sums;
    const { visitors: _, ...shown } = COUNT;
    expect(await sums()).toEqual(
      expect.arrayContaining([
        { ...shown, visitors: 6, settled: 0 },
        { ...shown, step: 'accepted', visitors: 1, settled: 0 },
      ]),
    );
    await db()
      .updateTable('goal_count')
      .set({ slot: new Date(Date.now() - 50 * 60_000) })
      .execute();
    expect(await sums()).toContainEqual({ ...shown, visitors: 6, settled: 6 });
    expect(await sums({ since: new Date().toISOString() })).toEqual([]);
  });

  test('of the last minutes are those of their quarter of an hour, and not of the time before', async () => {
    await exchange({ counts: [COUNT], wanted: [] });
    const now = new Date();
    expect(await goalsBetween(db(), now)).toEqual([COUNT]);
    expect(await goalsBetween(db(), new Date(now.getTime() - 7 * 24 * 3600_000), now)).toEqual([]);
  });

  test('are taken in any number that the shell may send', async () => {
    const counts = Array.from({ length: 20_000 }, (_, number) => ({ ...COUNT, goal: `goal-${number}` }));
    expect((await exchange({ counts, wanted: [] })).statusCode).toBe(200);
    const sums: unknown[] = (await exchange({ counts: [], wanted })).json().sums;
    expect(sums).toHaveLength(20_000);
  });

  test('are for shells on this machine or in private networks', async () => {
    const status = async (from: string) =>
      (await exchange({ counts: [], wanted: [] }, apis[0], { 'x-forwarded-for': from })).statusCode;
    expect(await status('10.0.0.4')).toBe(200);
    expect(await status('203.0.113.5')).toBe(404);
  });

  test.each([
    [{ counts: [{ ...COUNT, visitors: 0 }], wanted: [] }],
    [{ counts: [{ ...COUNT, step: 'seen' }], wanted: [] }],
    [{ counts: [{ ...COUNT, goal: 'a b' }], wanted: [] }],
    [{ counts: [] }],
  ])('%j is refused', async (body) => {
    expect((await exchange(body)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
