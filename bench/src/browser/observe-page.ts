/** Measurements that the page records while it loads; times in milliseconds since navigation. */
export interface PageNotes {
  /** First contentful paint. */
  firstPaint: number;
  largestPaint: number;
  /** The element that was painted, for debugging. */
  largestElement: string;
  longTasks: { start: number; duration: number }[];
  shift: number;
  /** When everything in view, consent dialog included, responded to input; null until then. */
  interactiveAt: number | null;
  /** The first element that is not interactive yet. */
  waitsFor: string;
}

declare global {
  interface Window {
    benchNotes: PageNotes;
  }
}

/** Milliseconds between two checks whether the page is interactive. */
export const POLL_INTERVAL = 25;

/** Runs in the page before its own scripts. Must be self-contained. */
export function observePage(pollInterval: number): void {
  const notes: PageNotes = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    longTasks: [],
    shift: 0,
    interactiveAt: null,
    waitsFor: '',
  };
  window.benchNotes = notes;
  const observe = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true });
  observe(
    'largest-contentful-paint',
    ({ startTime, element, url }: PerformanceEntry & { element?: Element; url: string }) => {
      notes.largestPaint = startTime;
      notes.largestElement = `${element?.tagName.toLowerCase() ?? ''} ${url || element?.textContent?.slice(0, 40) || ''}`;
    },
  );
  observe('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }: PerformanceEntry) => {
    notes.longTasks.push({ start: startTime, duration });
  });
  observe('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) notes.shift += value;
  });

  /** React marks elements that it rendered or hydrated. */
  const isHydrated = (element: Element | null | undefined): boolean =>
    !!element && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const isInView = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  /** The first element in view that is not hydrated; empty when all are. */
  const firstDead = (): string => {
    if (!isHydrated(document.getElementById('app')?.firstElementChild)) return 'the application';
    const card = document.querySelector('[data-consent-card]');
    if (document.documentElement.dataset.consent === 'ask' && !(card && isInView(card) && isHydrated(card)))
      return 'the question for consent';
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
    const dead = sections.find((section) => isInView(section) && !isHydrated(section.firstElementChild));
    return dead?.dataset.section ?? '';
  };
  const timer = setInterval(() => {
    notes.waitsFor = firstDead();
    if (notes.waitsFor) return;
    clearInterval(timer);
    notes.interactiveAt = performance.now();
  }, pollInterval);
}
