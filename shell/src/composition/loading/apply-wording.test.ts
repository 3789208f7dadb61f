import { applyWording } from './apply-wording.ts';

const texts = { heading: 'Panden', list: { total_one: '{{count}} pand', total_other: '{{count}} panden' } };

test('overrides texts of a section with the agency’s words, without changing the originals', () => {
  expect(applyWording(texts, { heading: 'Woningen', 'list.total_one': '{{count}} woning' })).toEqual({
    heading: 'Woningen',
    list: { total_one: '{{count}} woning', total_other: '{{count}} panden' },
  });
  expect(texts.list.total_one).toBe('{{count}} pand');
});

test('returns the same object where the agency overrides nothing', () => {
  expect(applyWording(texts, undefined)).toBe(texts);
});

test.each(['list', 'list.none', 'none.total_one', 'heading.more', '__proto__.polluted', 'constructor.name', ''])(
  'ignores words for %j, which is not a text',
  (key) => {
    expect(applyWording(texts, { [key]: 'words' })).toEqual(texts);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);
