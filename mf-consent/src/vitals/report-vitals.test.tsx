import { browserApi } from '@facade/section-kit';
import type { MetricType } from 'web-vitals';
import { reportVitals } from './report-vitals.ts';

const mockListeners: ((metric: MetricType) => void)[] = [];
jest.mock('web-vitals', () => {
  const listen = (listener: (metric: MetricType) => void) => void mockListeners.push(listener);
  return { onCLS: listen, onFCP: listen, onINP: listen, onLCP: listen, onTTFB: listen };
});

const post = jest.spyOn(browserApi, 'post').mockResolvedValue(undefined);
const measured = (id: string, value = 100) =>
  mockListeners[0]?.({ id, name: 'TTFB', value, entries: [] } as unknown as MetricType);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const sent = () => post.mock.calls.map(([path, body]) => [path, (body as { vitals: { value: number }[] }).vitals]);

beforeEach(() => void post.mockClear());

test('nothing is measured before it is allowed', () => {
  reportVitals(false);
  expect(mockListeners).toEqual([]);
});

test('everything is measured once, however often it is allowed, and sent as the visitor leaves', () => {
  reportVitals(true);
  reportVitals(true);
  expect(mockListeners).toHaveLength(5);
  measured('a', 10);
  measured('b', 20);
  expect(post).not.toHaveBeenCalled();
  leave();
  leave();
  const shell = { vital: 'TTFB', section: 'shell', release: '' };
  expect(sent()).toEqual([
    [
      '/vitals',
      [
        { ...shell, value: 10 },
        { ...shell, value: 20 },
      ],
    ],
  ]);
});

test('a continuing measurement is sent once', () => {
  measured('c', 1);
  leave();
  measured('c', 2);
  leave();
  expect(sent()).toHaveLength(1);
});

test('after withdrawal, unsent measurements are dropped', () => {
  measured('d');
  reportVitals(false);
  measured('e');
  leave();
  expect(post).not.toHaveBeenCalled();
  reportVitals(true);
  measured('f');
  leave();
  expect(sent()).toHaveLength(1);
});
