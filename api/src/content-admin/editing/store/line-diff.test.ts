import fc from 'fast-check';
import { lineDiff } from './line-diff.ts';

const shown = (before: string | null, after: string | null) =>
  lineDiff(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-', gap: '~' }[kind]}${text}`);

test('shows what changed with the lines around it', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const after = lines.map((line) => (line === 'e' ? 'E' : line));
  expect(shown(lines.join('\n'), after.join('\n'))).toEqual(['~', ' c', ' d', '-e', '+E', ' f', ' g', '~']);
  expect(shown(null, 'a\nb\n')).toEqual(['+a', '+b']);
  expect(shown('a\nb\n', null)).toEqual(['-a', '-b']);
  expect(shown('a\n', 'a\n')).toEqual([]);
});

test('shows texts that differ nearly everywhere one after the other', () => {
  const lines = (word: string) => Array.from({ length: 1000 }, (_, line) => `${word} ${line}`);
  const old = lines('old');
  const now = lines('new');
  const all = [...old.map((line) => `-${line}`), ...now.map((line) => `+${line}`)];
  expect(shown(old.join('\n'), now.join('\n'))).toEqual(all);
});

test('has every line of both texts that is near a change', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
      const length = (one: string) => (one ? one.replace(/\n$/, '').split('\n').length : 0);
      expect(count('added') - count('removed')).toBe(length(after) - length(before));
    }),
  );
});
