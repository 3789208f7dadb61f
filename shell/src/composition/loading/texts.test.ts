import { createTexts, translatorOf } from './texts.ts';

const create = () =>
  createTexts('nl', {
    'mf-a': { a: 'A', hello: 'Dag {{name}}', n_one: '{{count}} huis', n_other: '{{count}} huizen' },
  });

test('texts, with and without values', () => {
  const t = translatorOf(create(), 'mf-a');
  expect([t('a'), t('a'), t('hello', { name: '<Ann>' }), t('n', { count: 1 }), t('n', { count: 3 })]).toEqual([
    'A',
    'A',
    'Dag <Ann>',
    '1 huis',
    '3 huizen',
  ]);
});

test('a text without values is looked up once', () => {
  const texts = create();
  const t = translatorOf(texts, 'mf-a');
  t('a');
  texts.addResourceBundle('nl', 'mf-a', { a: 'B' }, true, true);
  expect(t('a')).toBe('A');
  expect(translatorOf(texts, 'mf-a')).toBe(t);
});

test('finds a missing text once its namespace has loaded', () => {
  const texts = create();
  const t = translatorOf(texts, 'mf-b');
  expect(t('title')).toBe('title');
  texts.addResourceBundle('nl', 'mf-b', { title: 'Titel' });
  expect(t('title')).toBe('Titel');
});

test('languages do not share texts', () => {
  const fr = createTexts('fr', { 'mf-a': { a: 'FR' } });
  expect([translatorOf(create(), 'mf-a')('a'), translatorOf(fr, 'mf-a')('a')]).toEqual(['A', 'FR']);
});
