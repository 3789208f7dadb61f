import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { describeDatabase } from '../../testing/described-database.ts';
import { askedApi } from './testing/asked-api.ts';

describeDatabase('bad parameters', (db) => {
  const { ask, pathsWith, queryOf } = askedApi(db);

  test.each([
    ['NUL', '%00'],
    ['an encoded half of a pair', '%ED%A0%80'],
    ['half an escape', '%E0%A4%A'],
    ['a lone percent sign', '%'],
    ['an odd path', '..%2f..%2fetc'],
    ['6,000 characters', 'q'.repeat(6000)],
  ])('%s in any parameter: a problem document that names it, or an answer', async (_what, value) => {
    for (const [path, item] of pathsWith('get')) {
      const plain = path.replaceAll(/\{\w+\}/g, '1');
      const urls = [
        path.replaceAll(/\{\w+\}/g, value),
        `${plain}?${value}=1`,
        ...queryOf(item).map(({ name }) => `${plain}?${name}=${value}`),
      ];
      for (const url of urls) {
        const { status, problem } = await ask('GET', url);
        expect([url, status < 500]).toEqual([url, true]);
        if (status >= 400)
          expect([url, problem]).toEqual([url, expect.objectContaining({ status, requestId: expect.any(String) })]);
      }
    }
  });

  test('NUL in a parameter is reported in the visitor’s language', async () => {
    for (const [path, item] of pathsWith('get'))
      for (const { name } of queryOf(item)) {
        const url = `${path.replaceAll(/\{\w+\}/g, '1')}?${name}=a%00`;
        const { status, problem } = await ask('GET', url, undefined, { 'accept-language': 'fr' });
        expect([url, status]).toEqual([url, 400]);
        expect(errorsByField(problem.errors)).toEqual({ [name]: 'contient un caractère non autorisé' });
      }
  });

  test.each(['a=1&a=2', '__proto__=x&constructor=y', 'lang[]=nl', 'lang=nl;x', '&&==&=', 'toString=1'])(
    'the query ?%s does no harm',
    async (query) => {
      for (const [path] of pathsWith('get'))
        expect((await ask('GET', `${path.replaceAll(/\{\w+\}/g, '1')}?${query}`)).status).toBeLessThan(500);
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );
});
