import { afterSentences, fitSentences } from './fit-sentences.ts';
import { newDocument } from './page.ts';

const pdf = (await newDocument({ title: '', author: '', language: 'nl' })).addPage();
const room = { width: 400, size: 10, lineGap: 0, gap: 4 };
const sentence =
  'Deze zin over de woning en haar tuin op het zuiden is zo lang dat zij een hele regel van de pagina vult.';
const paragraphs = [`${sentence} ${sentence}`, `${sentence} ${sentence} ${sentence}`];
const fitted = (height: number) => fitSentences(pdf, paragraphs, { ...room, height }).join('|');

test('the whole text where there is room', () => {
  expect(fitted(500)).toBe(paragraphs.join('|'));
});

test.each([80, 60, 40, 30])('in %i points ends with a sentence', (height) => {
  const text = fitted(height);
  expect(text.length).toBeLessThan(paragraphs.join('|').length);
  expect(text).toMatch(/vult\.$/);
});

test('nothing rather than half a sentence', () => expect(fitted(5)).toBe(''));

test.each([500, 80, 60, 40, 30, 5])('what is left after %i points is the rest, and nothing twice', (height) => {
  const shown = fitSentences(pdf, paragraphs, { ...room, height });
  const rest = afterSentences(paragraphs, shown);
  expect([...shown, ...rest].join(' ')).toBe(paragraphs.join(' '));
});
