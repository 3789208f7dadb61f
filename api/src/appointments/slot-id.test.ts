import fc from 'fast-check';
import { slotId, spanOfSlot } from './slot-id.ts';
import { minutesLater } from './span.ts';

const start = new Date('2026-11-24T13:00:00Z');
const slot = { start, end: minutesLater(start, 45) };

test('encodes the time of the slot, and differs per agenda', () => {
  expect(spanOfSlot(slotId('an@example.be', slot))).toEqual(slot);
  expect(slotId('an@example.be', slot)).not.toBe(slotId('jan@example.be', slot));
  expect(slotId('an@example.be', slot)).not.toContain('@');
});

test('is refused if malformed, without throwing', () => {
  for (const id of ['', 'x', 'zzzzzzz-9999-abcdefgh-', '-1-45-abcdefgh', 'abc-45-short'])
    expect(spanOfSlot(id)).toBeNull();
  fc.assert(fc.property(fc.string(), (id) => expect(() => spanOfSlot(id)).not.toThrow()));
});
