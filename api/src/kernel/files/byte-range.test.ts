import fc from 'fast-check';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-2000', { start: 0, end: 499 }],
  ['Bytes= 5 - 5', { start: 5, end: 5 }],
  ['bytes=0-', { start: 0, end: 499 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=5000-6000', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  ['', null],
])('reads %j', (header, range) => expect(byteRange(header, 1000, 500)).toEqual(range));

test('stays within the file and the maximum length', () => {
  const number = fc.nat(3000);
  fc.assert(
    fc.property(
      number,
      number,
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 900 }),
      (a, b, size, most) => {
        const range = byteRange(`bytes=${a}-${b}`, size, most);
        if (range === null) return expect(b).toBeLessThan(a);
        if (range === 'unsatisfiable') return expect(a).toBeGreaterThanOrEqual(size);
        expect(range.start).toBe(a);
        expect(range.end).toBeGreaterThanOrEqual(a);
        expect(range.end).toBeLessThan(Math.min(size, a + most));
      },
    ),
  );
});

test('survives any header', () => {
  fc.assert(fc.property(fc.string(), (text) => void byteRange(`bytes=${text}`, 100, 10)));
});
