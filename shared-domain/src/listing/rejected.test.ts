import { hasControls, shownText } from './rejected.ts';

test.each(['\0', 'a\u202eb', '\u2066', '\ud83d', 'a\nb'])('%j is not a valid search text', (text) => {
  expect(hasControls(text)).toBe(true);
  expect(shownText(text)).toMatch(/\ufffd/);
  expect(hasControls(shownText(text).replaceAll('\ufffd', ''))).toBe(false);
});

test.each(['Belœil', '😀', 'a b', '"<script>'])('%j is shown unchanged', (text) => {
  expect(hasControls(text)).toBe(false);
  expect(shownText(text)).toBe(text);
});

test('a long text is truncated, in whole characters', () => {
  expect(shownText('x'.repeat(100))).toBe(`${'x'.repeat(60)}…`);
  expect(shownText('😀'.repeat(40), 9)).toBe(`${'😀'.repeat(4)}…`);
});
