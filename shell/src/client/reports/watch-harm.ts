import type { Harm } from '@facade/shared-domain/releases';
import { report, sectionOf } from './report-failure.ts';

/** The main thread may be blocked for this long in one go, in milliseconds. */
const LONGEST_BLOCK = 200;
/** Listeners for one event on `window` that the code of one section may hold. */
const MOST_LISTENERS = 20;
/** Milliseconds until what a section has rendered is measured, too. */
const MEASURED = 1000;

/** What `long-animation-frame` entries say of each script. Not yet among TypeScript's types. */
interface FrameScript {
  startTime: number;
  duration: number;
  sourceURL: string;
}

interface Place {
  section: string;
  release: string;
  expose: string;
}

/**
 * From now on, reports which section blocks the main thread or collects listeners on `window`. Blocking is attributed as far as the browser
 * says whose it was: since the page began, by the script's file (Chrome) or what rendered then, and by the element of a slow event.
 */
export function watchHarm(): void {
  observe({ type: 'long-animation-frame' }, (entry) => {
    for (const script of (entry as PerformanceEntry & { scripts: FrameScript[] }).scripts)
      if (script.duration > LONGEST_BLOCK) blame(fileOf(script.sourceURL) ?? renderedDuring(script), script.duration);
  });
  observe({ type: 'event', durationThreshold: LONGEST_BLOCK }, (entry) => {
    const { processingStart, processingEnd, target } = entry as PerformanceEventTiming;
    const duration = processingEnd - processingStart;
    if (duration > LONGEST_BLOCK && target instanceof Element) blame(placeOf(target), duration);
  });
  countListeners();
}

function observe(options: PerformanceObserverInit & { type: string }, look: (entry: PerformanceEntry) => void): void {
  if (!self.PerformanceObserver?.supportedEntryTypes.includes(options.type)) return;
  const looked = (list: PerformanceObserverEntryList) => setTimeout(() => list.getEntries().forEach(look), MEASURED);
  new PerformanceObserver(looked).observe({ ...options, buffered: true });
}

function blame(place: Place | undefined, duration: number): void {
  if (place) send('blocks', place, `blocked the main thread for ${Math.round(duration)} ms`);
}

const send = (harm: Harm, place: Place, reason: string): void => report({ ...place, timedOut: false, reason, harm });

const fileOf = (url: string): Place | undefined => {
  const found = sectionOf(url);
  return found && { ...found, expose: 'handler' };
};

function placeOf(element: Element): Place | undefined {
  const { section = '', release = '', expose = '' } = element.closest<HTMLElement>('[data-expose]')?.dataset ?? {};
  return section ? { section, release, expose } : undefined;
}

/** Of the places that were rendered during a script for that long, the innermost: the shell measures each under its name. */
function renderedDuring({ startTime, duration }: FrameScript): Place | undefined {
  const [innermost] = performance
    .getEntriesByType('measure')
    .filter((one) => {
      const shared = Math.min(one.startTime + one.duration, startTime + duration) - Math.max(one.startTime, startTime);
      return shared > LONGEST_BLOCK;
    })
    .sort((a, b) => a.duration - b.duration);
  const [section, expose] = innermost?.name.split('/') ?? [];
  const frame = expose && document.querySelector(`[data-section="${section}"][data-expose="${expose}"]`);
  return frame ? placeOf(frame) : undefined;
}

function countListeners(): void {
  const held: Record<string, number> = {};
  const follow = (name: 'addEventListener' | 'removeEventListener', step: number) => {
    const own = self[name];
    self[name] = (...given: Parameters<typeof own>) => {
      const [type, , options] = given as [string, unknown, AddEventListenerOptions | boolean | null | undefined];
      own.apply(self, given);
      const found = sectionOf(new Error().stack);
      // These remove themselves.
      if (!found || (typeof options === 'object' && (options?.once || options?.signal))) return;
      const key = `${found.section} ${type}`;
      held[key] = (held[key] ?? 0) + step;
      if (held[key] > MOST_LISTENERS)
        send('listeners', { ...found, expose: 'handler' }, `holds ${held[key]} listeners for "${type}" on window`);
    };
  };
  follow('addEventListener', 1);
  follow('removeEventListener', -1);
}
