import { MAX_IDS } from '@facade/shared-domain/limits';
import { MAX_CORNERS } from '@facade/shared-domain/listing/area/geo-parameters';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { MAX_TEXT } from '@facade/shared-domain/listing/listing-filters';
import { readListQuery } from './list/read-list-query.ts';
import { remote } from './remote.tsx';

/** The longest values that are taken. */
const degrees = (whole: number) => `-${whole}.${'123456789012345'}`;
const around = Array.from({ length: MAX_CORNERS }, (_, index) => {
  const angle = (2 * Math.PI * index) / MAX_CORNERS;
  return `${(-150 + 9 * Math.cos(angle)).toFixed(15)} ${(-50 + 9 * Math.sin(angle)).toFixed(15)}`;
});
const LONGEST: [string, string[]][] = [
  ['type', [Array.from({ length: 30 }, (_, index) => 2_147_483_600 + index).join()]],
  ['city', Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(100, 'x'))],
  ['minPrice', ['1000000000']],
  ['minBedrooms', ['0000000005']],
  ['energy', ['a,b,c,d,e,f,g']],
  ['has', [FEATURES.join()]],
  ['available', ['false']],
  ['project', ['2147483647']],
  ['ids', [Array.from({ length: MAX_IDS }, (_, index) => 2_147_483_400 + index).join()]],
  ['bbox', [`${degrees(179)},${degrees(89)},${degrees(178)},${degrees(88)}`]],
  ['within', [[...around, around[0]].join()]],
  ['q', ['x'.repeat(MAX_TEXT)]],
  ['near', [`${degrees(50)},${degrees(103)},100.123456789012345`]],
];

test.each(LONGEST)('the longest %s is read, and has room in its page’s address', (name, values) => {
  const params = new URLSearchParams(values.map((value) => [name, value]));
  expect(readListQuery(params).wrong).toEqual([]);
  const room = remote.parameters?.list?.[name as 'type'] ?? 0;
  expect(values.join('').length).toBeLessThanOrEqual(room);
});
