import type { PrintedGroup } from '@facade/shared-domain/facts/print-facts';
import { drawFactColumns } from './fact-columns.ts';
import { newDocument } from './page.ts';

const group = (facts: number): PrintedGroup => ({
  key: 'layout',
  title: 'Indeling',
  facts: Array.from({ length: facts }, (_, n) => ({ key: `${n}`, label: 'Kelder', value: 'ja', explanation: '' })),
});
const ends = async (groups: PrintedGroup[], { top = 40, spare = 0 } = {}) =>
  drawFactColumns(
    (await newDocument({ title: '', author: '', language: 'nl' })).addPage(),
    groups,
    [
      { x: 40, y: 40, width: 240, bottom: 640 },
      { x: 300, y: top, width: 240, bottom: 640 },
    ],
    spare,
  );

test('spreads few facts over both columns', async () => {
  const [left, right] = await ends([group(4), group(4), group(4), group(4)]);
  expect(left).toBeLessThan(250);
  expect(Math.abs(left - right)).toBeLessThan(20);
});

test('many facts leave the room of the plan free, in smaller type', async () => {
  const [left, right] = await ends([group(30), group(30)], { top: 260, spare: 160 });
  expect(left).toBeLessThanOrEqual(640);
  expect(right).toBeLessThanOrEqual(480);
});
