import { inOwnWords } from './own-words.ts';

const texts = { heading: 'Panden', list: { total_one: '{{count}} pand', total_other: '{{count}} panden' } };

test('lays the agency’s words over the texts of a section, and leaves those as they are', () => {
  expect(inOwnWords(texts, { heading: 'Woningen', 'list.total_one': '{{count}} woning' })).toEqual({
    heading: 'Woningen',
    list: { total_one: '{{count}} woning', total_other: '{{count}} panden' },
  });
  expect(texts.list.total_one).toBe('{{count}} pand');
});

test('is the same object where the agency says nothing', () => {
  expect(inOwnWords(texts, undefined)).toBe(texts);
});

test.each(['list', 'list.none', 'none.total_one', 'heading.more', '__proto__.polluted', 'constructor.name', ''])(
  'leaves out words for %j, which is no text',
  (key) => {
    expect(inOwnWords(texts, { [key]: 'words' })).toEqual(texts);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
);
