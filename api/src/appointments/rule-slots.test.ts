import fc from 'fast-check';
import { visitsSchema } from '../content/schema/visits.ts';
import { brusselsDay } from '../kernel/time/brussels-day.ts';
import { localIso, startOfDay } from '../kernel/time/local-time.ts';
import { rulesOf } from './agenda-rules.ts';
import { bookable, cutSpan, ruleSlots } from './rule-slots.ts';
import { minutesLater, overlap } from './span.ts';

const ANY = 'an@example.be';
const rules = (fields: object, agenda = ANY) => rulesOf(visitsSchema.parse(fields), agenda);
const afternoons = { minutes: 45, pause: 15, weekly: [{ days: ['tue'], from: '14:00', to: '16:00' }] };
const week = (from: string, days = 7) => ({
  start: startOfDay(from),
  end: minutesLater(startOfDay(from), days * 1440),
});
const starts = (fields: object, from: string, days?: number) =>
  ruleSlots(rules(fields), week(from, days)).map(({ start }) => localIso(start));

describe('the slots of weekly hours', () => {
  test('leave a pause between visits, and end in time', () => {
    expect(starts(afternoons, '2026-11-23')).toEqual(['2026-11-24T14:00:00+01:00', '2026-11-24T15:00:00+01:00']);
    expect(starts({ ...afternoons, minutes: 55 }, '2026-11-23')).toEqual(['2026-11-24T14:00:00+01:00']);
    expect(starts({ ...afternoons, minutes: 130 }, '2026-11-23')).toEqual([]);
  });

  test('keep their local time when summer time begins and ends', () => {
    const sundays = { minutes: 60, pause: 0, weekly: [{ days: ['sun'], from: '10:00', to: '11:00' }] };
    expect(starts(sundays, '2026-03-22', 14)).toEqual(['2026-03-22T10:00:00+01:00', '2026-03-29T10:00:00+02:00']);
    expect(starts(sundays, '2026-10-18', 14)).toEqual(['2026-10-18T10:00:00+02:00', '2026-10-25T10:00:00+01:00']);
  });

  test('leave out the hour that summer time skips', () => {
    const nights = { minutes: 30, pause: 30, weekly: [{ days: ['sun'], from: '01:00', to: '04:00' }] };
    expect(starts(nights, '2026-03-29', 1)).toEqual(['2026-03-29T01:00:00+01:00', '2026-03-29T03:00:00+02:00']);
  });

  test('leave out the days that the agency or the agent is closed', () => {
    const closed = ['2026-11-24', { from: '2026-12-07', to: '2026-12-09' }];
    const agents = [{ email: 'An@Example.be', closed: ['2026-12-01'] }];
    const of = (agenda: string) =>
      ruleSlots(rules({ ...afternoons, closed, agents }, agenda), week('2026-11-23', 28)).map(({ start }) =>
        brusselsDay(start),
      );
    expect(new Set(of(ANY))).toEqual(new Set(['2026-12-15']));
    expect(new Set(of('other@example.be'))).toEqual(new Set(['2026-12-01', '2026-12-15']));
  });

  test('are those of the agent if the agent has other hours', () => {
    const agents = [{ email: ANY, minutes: 30, pause: 0, weekly: [{ days: ['fri'], from: '09:00', to: '10:00' }] }];
    const slots = ruleSlots(rules({ ...afternoons, agents }), week('2026-11-23'));
    expect(slots.map(({ start, end }) => [localIso(start), localIso(end)])).toEqual([
      ['2026-11-27T09:00:00+01:00', '2026-11-27T09:30:00+01:00'],
      ['2026-11-27T09:30:00+01:00', '2026-11-27T10:00:00+01:00'],
    ]);
  });

  test('never overlap within one period of hours, and are as long as a visit', () => {
    const shape = { minutes: fc.integer({ min: 10, max: 240 }), pause: fc.integer({ min: 0, max: 240 }) };
    fc.assert(
      fc.property(fc.record(shape), fc.integer({ min: 0, max: 400 }), ({ minutes, pause }, day) => {
        const from = brusselsDay(minutesLater(startOfDay('2026-01-01'), day * 1440 + 720));
        const all = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
        const slots = ruleSlots(
          rules({ minutes, pause, weekly: [{ days: all, from: '05:00', to: '22:00' }] }),
          week(from, 2),
        );
        expect(slots.every(({ start, end }) => end.getTime() - start.getTime() === minutes * 60_000)).toBe(true);
        expect(slots.slice(1).some((slot, index) => overlap(slot, slots[index] as typeof slot))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('bookable slots', () => {
  test('are neither too soon nor too far ahead', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    const { start, end } = bookable(rules({ leadHours: 24, daysAhead: 2 }), now);
    expect([localIso(start), localIso(end)]).toEqual(['2026-11-24T13:00:00+01:00', '2026-11-26T00:00:00+01:00']);
  });
});

describe('a period that was opened by hand', () => {
  const span = (minutes: number) => ({
    start: startOfDay('2026-11-24'),
    end: minutesLater(startOfDay('2026-11-24'), minutes),
  });
  test('is divided into visits, or is one visit if it is short', () => {
    expect(cutSpan(span(120), { minutes: 45, pause: 15 })).toHaveLength(2);
    expect(cutSpan(span(104), { minutes: 45, pause: 15 })).toHaveLength(1);
    expect(cutSpan(span(30), { minutes: 45, pause: 15 })).toEqual([span(30)]);
  });
});
