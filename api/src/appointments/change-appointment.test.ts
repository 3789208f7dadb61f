import pg from 'pg';
import { asUnavailable } from '../platform/database/unavailable.ts';
import { isOverlap } from './change-appointment.ts';

/** Fails the way a statement does: see `kyselyClient`. */
const failure = (code: string) => asUnavailable(Object.assign(new pg.DatabaseError('', 0, 'error'), { code }));

test.each([
  ['its time is taken', '23P01', true],
  ['two wait for each other’s time', '40P01', true],
  ['the database is full', '53100', false],
  ['a key is taken', '23505', false],
])('a move fails because somebody took the time: %s', (_, code, expected) => {
  expect(isOverlap(failure(code))).toBe(expected);
});
