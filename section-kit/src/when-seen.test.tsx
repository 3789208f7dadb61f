import { whenSeen } from './when-seen.ts';

interface Watched {
  element: Element;
  margin: string | undefined;
  report(...isIntersecting: boolean[]): void;
}

let watched: Watched[] = [];
const element = document.createElement('div');

beforeEach(() => {
  watched = [];
  class Observer {
    readonly #report: (entries: { isIntersecting: boolean }[]) => void;
    readonly #margin: string | undefined;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin?: string }) {
      this.#report = report;
      this.#margin = options.rootMargin;
    }
    observe(target: Element) {
      const report = (...seen: boolean[]) => this.#report(seen.map((isIntersecting) => ({ isIntersecting })));
      watched.push({ element: target, margin: this.#margin, report });
    }
    disconnect() {
      watched = [];
    }
  }
  globalThis.IntersectionObserver = Observer as never;
});

const start = (signal = new AbortController().signal, margin?: string) => {
  const then = jest.fn();
  whenSeen(element, signal, then, margin);
  return then;
};

test('calls once, when any part is in view, and stops observing', () => {
  const then = start();
  const [first] = watched;
  expect(first).toMatchObject({ element, margin: '0px' });
  first?.report(false);
  expect(then).not.toHaveBeenCalled();
  first?.report(false, true);
  expect(then).toHaveBeenCalledTimes(1);
  expect(watched).toEqual([]);
});

test('uses the given margin around the window', () => {
  start(undefined, '160px');
  expect(watched).toMatchObject([{ margin: '160px' }]);
});

test('stops when the signal is aborted, and does not start after that', () => {
  const controller = new AbortController();
  const then = start(controller.signal);
  controller.abort();
  expect(watched).toEqual([]);
  start(controller.signal);
  expect(watched).toEqual([]);
  expect(then).not.toHaveBeenCalled();
});

test('never calls without layout', () => {
  globalThis.IntersectionObserver = undefined as never;
  expect(start()).not.toHaveBeenCalled();
});
