import { adaptHeapToLoad } from './adapt-heap-to-load.ts';

test('saves memory except while pages wait and for some seconds after', () => {
  jest.useFakeTimers();
  let isBusy = false;
  const set = jest.fn();
  const stop = adaptHeapToLoad(() => isBusy, set);
  jest.advanceTimersByTime(1000);
  expect(set).not.toHaveBeenCalled();
  isBusy = true;
  jest.advanceTimersByTime(1000);
  expect(set.mock.calls).toEqual([['large']]);
  isBusy = false;
  jest.advanceTimersByTime(4000);
  expect(set).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2000);
  expect(set.mock.calls).toEqual([['large'], ['small']]);
  stop();
  isBusy = true;
  jest.advanceTimersByTime(1000);
  expect(set).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
