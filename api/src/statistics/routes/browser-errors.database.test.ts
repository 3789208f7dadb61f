import type { ErrorCount } from '@facade/shared-domain/browser-errors';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addProblems } from '../../app/plugins/problems.ts';
import type { Api } from '../../http/index.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { errorsSince } from '../browser-errors/stored-errors.ts';
import { browserErrorsRoute } from './browser-errors.ts';

const ERROR: ErrorCount = {
  ...{ section: 'mf-forms', release: '1.0.0', message: 'x is undefined' },
  ...{ frames: ['t@web/exposes.1a2b.js:1:2345', 'web/exposes.1a2b.js:1:9'], pages: 3 },
};

describeDatabase('errors of browsers', (db) => {
  let api: Api;
  beforeEach(async () => {
    await db().deleteFrom('browser_error').execute();
    api = Fastify({ trustProxy: 'loopback' }) as unknown as Api;
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    addProblems(api);
    api.register(browserErrorsRoute, { db: db() });
  });
  const send = async (errors: readonly object[], from = '10.0.0.4') => {
    const answer = await api.inject({
      ...{ method: 'POST', url: '/browser-errors', payload: { errors } },
      headers: { 'x-forwarded-for': from },
    });
    return answer.statusCode;
  };
  const stored = () => errorsSince(db(), new Date(0));

  test('of several shells add up by release, message and first place, with when they were seen', async () => {
    const begin = new Date().toISOString();
    const other = { ...ERROR, frames: ['web/exposes.1a2b.js:1:9'], pages: 1 };
    expect(await send([ERROR, other])).toBe(204);
    expect(
      await send([
        { ...ERROR, frames: [ERROR.frames[0]], pages: 2 },
        { ...ERROR, release: '2.0.0' },
      ]),
    ).toBe(204);
    const [most, ...rest] = await stored();
    expect(most).toMatchObject({ ...ERROR, frames: [ERROR.frames[0]], pages: 5 });
    expect(rest.map(({ release, frames, pages }) => [release, frames[0], pages])).toEqual([
      ['2.0.0', ERROR.frames[0], 3],
      ['1.0.0', 'web/exposes.1a2b.js:1:9', 1],
    ]);
    expect([begin, most?.firstSeen, most?.lastSeen].sort()).toEqual([begin, most?.firstSeen, most?.lastSeen]);
    expect(most?.firstSeen).not.toBe(most?.lastSeen);
    expect(await errorsSince(db(), new Date(Date.now() + 1000))).toEqual([]);
  });

  test('are 50 of a release, and one for all others', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...ERROR, message: `m${from + index}`, pages: 1 }));
    await send(many(0, 40));
    expect(await send(many(30, 40))).toBe(204);
    const errors = await stored();
    expect(errors).toHaveLength(51);
    expect(errors[0]).toMatchObject({ message: '', frames: [], pages: 20 });
    expect(errors.filter(({ pages }) => pages === 2)).toHaveLength(10);
    expect(await send(many(70, 2000))).toBe(204);
    expect((await stored())[0]).toMatchObject({ message: '', pages: 2020 });
  });

  test.each([
    ['a place with an address', { ...ERROR, frames: ['https://www.example.org/web/a.js:1:2'] }],
    ['four places', { ...ERROR, frames: Array(4).fill(ERROR.frames[1]) }],
    ['a long message', { ...ERROR, message: 'x'.repeat(401) }],
    ['no page', { ...ERROR, pages: 0 }],
  ])('%s is refused', async (_what, error) => {
    expect(await send([error])).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('are for shells on this machine or in private networks', async () => {
    expect(await send([ERROR], '203.0.113.5')).toBe(404);
  });
});
