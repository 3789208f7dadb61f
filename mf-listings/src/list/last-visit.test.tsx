import { renderHook } from '@testing-library/react';
import { useDaysSinceVisit, useNotedVisit } from './last-visit.ts';

/** The lists are seen at this moment; in how many days all is new since the visit before. */
function see(now: string) {
  jest.useFakeTimers({ now: new Date(now) });
  renderHook(useNotedVisit);
  return renderHook(useDaysSinceVisit).result.current;
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('the last visit is that of an earlier day, however often lists are seen today', () => {
  expect(see('2026-11-20T09:00:00Z')).toBeUndefined();
  expect(see('2026-11-20T21:00:00Z')).toBeUndefined();
  expect(see('2026-11-28T10:00:00Z')).toBe(9);
  expect(see('2026-11-28T12:00:00Z')).toBe(9);
  // From its first hour on.
  expect(see('2026-11-29T08:00:00Z')).toBe(2);
});

test('there is none if the storage says something else', () => {
  localStorage.setItem('facade.visits', 'yesterday');
  expect(see('2026-11-28T10:00:00Z')).toBeUndefined();
});
