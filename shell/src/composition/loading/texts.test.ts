import { createTexts, translatorOf } from './texts.ts';

test('languages do not share texts', () => {
  const fr = createTexts('fr', { 'mf-a': { a: 'FR' } });
  expect([translatorOf(createTexts('nl', { 'mf-a': { a: 'A' } }), 'mf-a')('a'), translatorOf(fr, 'mf-a')('a')]).toEqual(
    ['A', 'FR'],
  );
});
