import type { PrintedGroup } from '@facade/shared-domain/facts/print-facts';
import { type Column, drawFactColumns } from './fact-columns.ts';
import { newDocument } from './page.ts';

const group = (facts: number): PrintedGroup => ({
  key: 'layout',
  title: 'Indeling',
  facts: Array.from({ length: facts }, (_, n) => ({ key: `${n}`, label: 'Kelder', value: 'ja', explanation: '' })),
});
const column = (x: number): Column => ({ x, y: 40, width: 240, bottom: 640 });

/** How many pages are begun, and every text with its place and size. */
async function draw(groups: PrintedGroup[]) {
  const pdf = (await newDocument({ title: '', author: '', language: 'nl' })).addPage();
  const texts: { text: string; x: number; y: number; size: number }[] = [];
  let size = 0;
  const setSize = pdf.fontSize.bind(pdf);
  pdf.fontSize = (value) => {
    size = value;
    return setSize(value);
  };
  pdf.text = ((text: string, x: number, y: number) => {
    texts.push({ text, x, y, size });
    return pdf;
  }) as typeof pdf.text;
  let pages = 1;
  drawFactColumns(pdf, groups, [column(40), column(300)], () => {
    pages += 1;
    return [column(40), column(300)];
  });
  return { pages, texts, facts: texts.filter(({ text }) => text === 'Kelder') };
}

test('spreads few facts over both columns', async () => {
  const { pages, facts } = await draw([group(4), group(4), group(4), group(4)]);
  const [left, right] = [40, 300].map((at) => facts.filter(({ x }) => x === at));
  expect([pages, left?.length, right?.length]).toEqual([1, 8, 8]);
});

test.each([10, 30, 60, 90, 200])('prints %i facts, none of them small', async (count) => {
  const { facts, pages } = await draw([group(count)]);
  expect(facts).toHaveLength(count);
  expect(Math.min(...facts.map(({ size }) => size))).toBeGreaterThanOrEqual(9);
  expect(pages > 1).toBe(count > 80);
});
