import fc from 'fast-check';
import { MARK_BYTES, readMark, writeMark } from './mark.ts';

test('a mark is read as it was written, over any earlier one', () => {
  const name = fc.stringMatching(/^[a-z0-9.-]{0,60}$/);
  const mark = fc.record({
    number: fc.nat(0xffffffff),
    isBusy: fc.boolean(),
    section: name,
    release: name,
    job: fc.nat(),
  });
  const bytes = Buffer.alloc(MARK_BYTES);
  fc.assert(
    fc.property(mark, (written) => {
      writeMark(bytes, written);
      expect(readMark(bytes)).toEqual(written);
    }),
  );
});
