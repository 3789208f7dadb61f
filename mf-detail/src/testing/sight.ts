/** jsdom lays nothing out: a test says itself when things come into view. */
export interface Sight {
  /** Everything that is watched comes into view. */
  arrive: () => void;
  /** How many elements are watched. */
  watched: () => number;
}

/** Replaces `IntersectionObserver` for the test file. */
export function controlSight(): Sight {
  const observers = new Map<object, (entries: { isIntersecting: boolean }[]) => void>();
  class Observer {
    readonly report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.report = report;
    }
    observe() {
      observers.set(this, this.report);
      this.report([{ isIntersecting: false }]);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  globalThis.IntersectionObserver = Observer as never;
  return {
    arrive: () => {
      for (const report of [...observers.values()]) report([{ isIntersecting: true }]);
    },
    watched: () => observers.size,
  };
}
