import type { MapHome } from '../../messages/map-message.ts';
import { membersOf, withoutOverlaps } from './without-overlaps.ts';

const home = (id: number, lng: number, lat: number): MapHome => ({
  id,
  lng,
  lat,
  label: '€ 245.000',
  title: `Pand ${id}`,
  count: 1,
  exact: true,
  ribbon: null,
});

const group = (count: number, lng: number, lat: number): MapHome => ({
  ...home(count, lng, lat),
  id: `${lng},${lat}`,
  label: String(count),
  count,
});

/** One pixel per degree. */
const place = ({ lng, lat }: MapHome) => ({ x: lng, y: lat });
const shown = (homes: MapHome[]) =>
  withoutOverlaps(homes, place, (count) => `${count} panden`).map(({ id, label, title, count }) => ({
    id,
    label,
    title,
    count,
  }));

test('markers without overlaps do not change', () => {
  const homes = [home(1, 0, 0), home(2, 200, 0), group(5, 0, 200)];
  expect(
    withoutOverlaps(homes, place, String)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(homes.map(({ id }) => id).sort());
});

test('overlapping homes become a group', () => {
  expect(shown([home(1, 0, 0), home(2, 30, 10)])).toEqual([{ id: '0,0', label: '2', title: '2 panden', count: 2 }]);
});

test('the larger group absorbs overlapping markers', () => {
  expect(shown([home(1, 20, 20), group(3, 10, 0), group(24, 0, 0)])).toEqual([
    { id: '0,0', label: '28', title: '28 panden', count: 28 },
  ]);
});

test('a group knows its homes, and whether they are all at one spot', () => {
  const marked = (homes: MapHome[]) =>
    withoutOverlaps(homes, place, String).map((one) => [membersOf(one).map(({ id }) => id), one.spot ?? false]);
  expect(marked([home(1, 0, 0), home(2, 0, 0), home(3, 200, 0)])).toEqual([
    [[1, 2], true],
    [[3], false],
  ]);
  expect(marked([home(1, 0, 0), home(2, 5, 0)])).toEqual([[[1, 2], false]]);
  expect(marked([{ ...group(4, 0, 0), spot: true }, home(2, 0, 0)])).toEqual([[['0,0', 2], true]]);
  expect(marked([group(4, 0, 0), home(2, 0, 0)])).toEqual([[['0,0', 2], false]]);
});

test('no home is lost, however close they are', () => {
  const homes = Array.from({ length: 60 }, (_, index) => home(index, (index * 37) % 300, (index * 53) % 200));
  const all = withoutOverlaps(homes, place, String);
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  expect(all.length).toBeLessThan(20);
});
