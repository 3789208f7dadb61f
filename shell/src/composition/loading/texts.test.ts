import { createTexts, translatorOf } from './texts.ts';

const create = () =>
  createTexts('nl', { shell: { a: 'A', hello: 'Dag {{name}}', n_one: '{{count}} huis', n_other: '{{count}} huizen' } });

test('texts, with and without values', () => {
  const t = translatorOf(create(), 'shell');
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
  const t = translatorOf(texts, 'shell');
  t('a');
  texts.addResourceBundle('nl', 'shell', { a: 'B' }, true, true);
  expect(t('a')).toBe('A');
  expect(translatorOf(texts, 'shell')).toBe(t);
});

test('finds a missing text once its namespace has loaded', () => {
  const texts = create();
  const t = translatorOf(texts, 'mf-a');
  expect(t('title')).toBe('title');
  texts.addResourceBundle('nl', 'mf-a', { title: 'Titel' });
  expect(t('title')).toBe('Titel');
});

test('languages do not share texts', () => {
  const fr = createTexts('fr', { shell: { a: 'FR' } });
  expect([translatorOf(create(), 'shell')('a'), translatorOf(fr, 'shell')('a')]).toEqual(['A', 'FR']);
});
