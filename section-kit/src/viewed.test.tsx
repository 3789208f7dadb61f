import { act, renderHook } from '@testing-library/react';
import { rememberViewed, useViewed } from './viewed.ts';

beforeEach(() => sessionStorage.clear());

test('the last viewed home is last, once, and the oldest is removed beyond the limit', () => {
  const { result } = renderHook(useViewed);
  act(() => {
    for (const id of [1, 2, 1, 1]) rememberViewed(id);
  });
  expect(result.current).toEqual([2, 1]);
  act(() => {
    for (let id = 10; id < 22; id += 1) rememberViewed(id);
  });
  expect(result.current).toHaveLength(12);
  expect(JSON.parse(sessionStorage.getItem('facade.viewed') ?? '')).toEqual(result.current);
});
