import { checkTextUses, type Texts } from './check-text-uses.ts';

const check = (texts: Texts, uses: { key: string; values: string[] | null }[] = []) =>
  checkTextUses(
    {
      texts: Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, Object.keys(own).sort()])),
      uses: uses.map((use) => ({ file: 'src/a.tsx', ...use })),
    },
    texts,
  );

test('consistent texts pass', () => {
  const texts = {
    nl: { total_one: '{{count}} pand van {{name}}', total_other: '{{count}} panden van {{name}}' },
    fr: { total_one: 'un bien de {{name}}', total_many: '{{count}}', total_other: '{{ count, number }} biens' },
  };
  expect(check(texts, [{ key: 'total', values: ['count', 'name'] }])).toEqual([]);
  expect(check(texts, [{ key: 'total', values: null }])).toEqual([]);
  // A composed key of an older build.
  expect(check(texts, [{ key: 'goal.*', values: [] }])).toEqual([]);
});

test('a placeholder with another name in one language', () => {
  expect(check({ nl: { a: '{{count}} huizen' }, fr: { a: '{{nombre}} maisons' }, de: { a: 'Häuser' } })).toEqual([
    'the text "a" has {{count}} in nl and {{nombre}} in fr: use the same in every language',
    'the text "a" has {{count}} in nl and no placeholder in de: use the same in every language',
  ]);
});

test('a used text that no language has', () => {
  const texts = { nl: { goal: 'x' }, fr: { goal: 'x' } };
  expect(
    check(texts, [
      { key: 'goals', values: [] },
      { key: 'goal', values: [] },
    ]),
  ).toEqual(['src/a.tsx asks for the text "goals", which no language has: add it, or ask for another']);
});

test('a placeholder that the call does not fill', () => {
  const texts = { nl: { a: '{{aantal}} huizen' }, fr: { a: '{{aantal}} maisons' } };
  expect(check(texts, [{ key: 'a', values: ['count'] }])).toEqual([
    'src/a.tsx gives no "aantal" to the text "a": a visitor would read {{aantal}}; give it, or change the text',
  ]);
});
