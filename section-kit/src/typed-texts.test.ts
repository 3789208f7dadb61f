import type { HeadArgs } from './page.ts';
import { testTranslate } from './testing/test-texts.ts';
import type { TextKey } from './texts.ts';

declare module '@facade/section-kit' {
  interface SectionTexts {
    'mf-typed': typeof nl;
  }
}

const nl = {
  title: 'Titel',
  goal: { sale: 'Te koop', rent: 'Te huur' },
  total_one: '{{count}} huis',
  total_other: '{{count}} huizen',
  label: 'Label',
  label_wallonia: 'PEB',
};
const t = testTranslate('mf-typed', nl);
const goal = 'sale' as 'sale' | 'rent';
const other = 'sold' as 'sale' | 'sold';

test('a section knows the keys of its texts', () => {
  const key: TextKey<'mf-typed'> = 'goal.rent';
  expect([t('title'), t(key), t(`goal.${goal}`)]).toEqual(['Titel', 'Te huur', 'Te koop']);
  // @ts-expect-error A key that there is not.
  expect(() => t('titel')).toThrow('"titel" is missing');
  // @ts-expect-error One of the keys that it may be is not there.
  expect(() => t(`goal.${other}`)).toThrow('"goal.sold" is missing');
  // @ts-expect-error A group is no text.
  expect(() => t('goal')).toThrow('"goal" is missing');
});

test('a text with plurals needs its number, one with variants has a text without', () => {
  expect([t('total', { count: 1 }), t('total', { count: 2 })]).toEqual(['1 huis', '2 huizen']);
  expect([t('label'), t('label', { context: 'wallonia' })]).toEqual(['Label', 'PEB']);
  // @ts-expect-error Without `count` there is no such text.
  expect(() => t('total')).toThrow('"total" is missing');
});

test('the end of a key may be data if there is a default', () => {
  const code = String(other);
  expect(t(`goal.${code}`, { defaultValue: code })).toBe('sold');
  // @ts-expect-error The group must be there.
  expect(t(`goals.${code}`, { defaultValue: code })).toBe('sold');
});

test('the `t` of a head has the keys of the section that the page names', () => {
  const titleOf = (args: Pick<HeadArgs<null, 'mf-typed'>, 't'>) => args.t('title');
  expect(titleOf({ t })).toBe('Titel');
  // @ts-expect-error A key that there is not.
  const wrong = (args: Pick<HeadArgs<null, 'mf-typed'>, 't'>) => args.t('titel');
  expect(() => wrong({ t })).toThrow();
});

test('a section that declares no texts may use any key', () => {
  expect(testTranslate('mf-other', { a: { b: 'B' } })('a.b')).toBe('B');
});

test('a text without one of its values throws', () => {
  expect(() => testTranslate('mf-other', { a: 'Dag {{name}}' })('a')).toThrow(
    '"Dag {{name}}" has no value for {{name}}',
  );
});
