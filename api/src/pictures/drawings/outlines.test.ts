import fc from 'fast-check';
import { fitSize, fitText, textPath, textWidth } from './outlines.ts';

const at = { x: 10, y: 20, size: 40, weight: 'bold', color: '#000000' } as const;

test('any text becomes a path of finite numbers, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.double({ min: -500, max: 1500, noNaN: true }),
      (text, x) => {
        expect(textPath({ ...at, text, x })).toMatch(/^<path d="[MLQCZ\d.\- ]*" fill="#000000"\/>$/);
      },
    ),
  );
});

test('prices and names of both languages are written in full', () => {
  expect(textWidth('€\u202f245.000', 40, 'bold')).toBe(textWidth('€ 245.000', 40, 'bold'));
  for (const letter of 'éèêëçœîïôûüÀÉŒ€²’–−·')
    expect([letter, textWidth(letter, 40, 'regular') > 0]).toEqual([letter, true]);
});

test('a letter missing from the font loses its accent, or is left out if it has none', () => {
  expect(textWidth('ạ', 40, 'bold')).toBe(textWidth('a', 40, 'bold'));
  expect(textWidth('a漢', 40, 'bold')).toBe(textWidth('a', 40, 'bold'));
});

test('text that does not fit is truncated, and is never wider than the room', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 60, max: 600 }), (text, room) => {
      expect(textWidth(fitText(text, room, 30, 'bold'), 30, 'bold')).toBeLessThanOrEqual(room);
    }),
  );
  expect(fitText('Woning', 500, 30, 'bold')).toBe('Woning');
  expect(fitSize('Woning', 500, 30, 'bold')).toBe(30);
  expect(fitSize('W'.repeat(80), 500, 30, 'bold')).toBe(20);
});
