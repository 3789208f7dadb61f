import { reportPatches } from './watch-patches.ts';

const report = jest.fn();
jest.mock('./report-failure.ts', () => ({
  ...jest.requireActual('./report-failure.ts'),
  report: (what: object) => report(what),
}));

/** What the page observes: type → its callback. */
const observers = new Map<string, (list: { getEntries(): object[] }) => void>();
class Observer {
  static supportedEntryTypes = ['long-animation-frame', 'event'];
  readonly #look: (list: { getEntries(): object[] }) => void;
  constructor(look: (list: { getEntries(): object[] }) => void) {
    this.#look = look;
  }
  observe({ type }: { type: string }) {
    observers.set(type, this.#look);
  }
}
const measures: object[] = [];
const add = jest.fn();

beforeAll(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, { getEntriesByType: () => measures });
  Object.assign(self, { addEventListener: add, removeEventListener: jest.fn() });
  const { watchHarm } = await import('./watch-harm.ts');
  watchHarm();
});
beforeEach(() => {
  report.mockClear();
  document.body.innerHTML = `
    <div data-section="mf-a" data-release="1.0" data-expose="page-x">
      <div data-section="mf-b" data-release="2.0" data-expose="fragment-y"><button>Go</button></div>
    </div>`;
});
afterAll(() => jest.useRealTimers());

const see = (type: string, ...entries: object[]) => {
  observers.get(type)?.({ getEntries: () => entries });
  jest.advanceTimersByTime(1000);
};
const frame = (...scripts: object[]) => see('long-animation-frame', { scripts });
const script = (sourceURL: string, duration: number, startTime = 0) => ({ sourceURL, duration, startTime });
const blocked = (section: string, release: string, expose: string, milliseconds: number) => ({
  ...{ section, release, expose, timedOut: false, harm: 'blocks' },
  reason: `blocked the main thread for ${milliseconds} ms`,
});

test('names the section whose file blocks the main thread, if it does so for long', () => {
  const url = 'https://www.example.be/_sections/mf-a/1.0/web/1.js';
  frame(script(url, 180), script(url, 340), script('https://www.example.be/_shell/boot.js', 900));
  expect(report.mock.calls).toEqual([[blocked('mf-a', '1.0', 'handler', 340)]]);
});

test('names the innermost place that was rendered while React blocked it', () => {
  const react = 'https://www.example.be/_shell/react.js';
  measures.push({ name: 'mf-a/page-x', startTime: 50, duration: 600 });
  measures.push({ name: 'mf-b/fragment-y', startTime: 100, duration: 400 });
  frame(script(react, 500, 60));
  // Over before they begin.
  frame(script(react, 220, 0), script(react, 500, 900));
  expect(report.mock.calls).toEqual([[blocked('mf-b', '2.0', 'fragment-y', 500)]]);
  measures.length = 0;
});

test('names the section of the element whose event took long to handle', () => {
  const target = document.querySelector('button');
  see('event', { processingStart: 10, processingEnd: 250, target }, { processingStart: 0, processingEnd: 90, target });
  see('event', { processingStart: 0, processingEnd: 900, target: document.body });
  expect(report.mock.calls).toEqual([[blocked('mf-b', '2.0', 'fragment-y', 240)]]);
});

/** As code of a section does it. */
function listen(times: number, options?: AddEventListenerOptions | null, step: 'add' | 'remove' = 'add'): void {
  const stack = jest
    .spyOn(globalThis, 'Error')
    .mockImplementation(
      () => ({ stack: '    at f (https://www.example.be/_sections/mf-c/3.0/web/1.js:1:2)' }) as Error,
    );
  for (let time = 0; time < times; time += 1)
    self[`${step}EventListener`]('resize', () => {}, options as AddEventListenerOptions);
  stack.mockRestore();
}

test('names a section that collects listeners on window', () => {
  listen(20);
  listen(15, undefined, 'remove');
  listen(15);
  listen(100, { once: true });
  expect(report).not.toHaveBeenCalled();
  // As allowed as none.
  listen(1, null);
  expect(report).toHaveBeenCalledWith({
    ...{ section: 'mf-c', release: '3.0', expose: 'handler', timedOut: false, harm: 'listeners' },
    reason: 'holds 21 listeners for "resize" on window',
  });
  expect(add).toHaveBeenCalledTimes(136);
});

test('names a section whose code changes what all use, once', () => {
  reportPatches('mf-a', '1.0', 'page-x');
  expect(report).not.toHaveBeenCalled();
  const real = Array.prototype.flat;
  Object.assign(Array.prototype, { flat: function flat() {} });
  Object.assign(String.prototype, { shout: () => '!', nothing: null });
  reportPatches('mf-a', '1.0', 'page-x');
  reportPatches('mf-b', '2.0', 'page-y');
  Object.assign(Array.prototype, { flat: real });
  for (const name of ['shout', 'nothing']) Reflect.deleteProperty(String.prototype, name);
  const place = { section: 'mf-a', release: '1.0', expose: 'page-x', timedOut: false, harm: 'patches' };
  expect(report.mock.calls).toEqual([[{ ...place, reason: 'changed built-in flat,shout' }]]);
});
