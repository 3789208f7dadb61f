import type { RenderTiming } from '../../composition/composition-context.ts';
import { isSeen } from '../is-seen.ts';

/** One place of the page that a section renders. Times in milliseconds, null where nothing was measured. */
export interface FoundBoundary {
  element: Element;
  section: string;
  release: string;
  expose: string;
  /** From the request for the release's first file until its last file has arrived. */
  load: { milliseconds: number; files: number; bytes: number } | null;
  server: number | null;
  browser: number | null;
}

/** Every boundary of the document, in document order. `timings`: how long the server took, in the order it finished. */
export function findBoundaries(timings: readonly RenderTiming[]): FoundBoundary[] {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-section]')].filter(isSeen);
  const loads = new Map<string, FoundBoundary['load']>();
  const counts = new Map<string, number>();
  return elements.map((element) => {
    const { section = '', release = '', expose = '' } = element.dataset;
    const name = `${section}/${expose}`;
    const place = counts.get(name) ?? 0;
    counts.set(name, place + 1);
    const load = loads.get(section) ?? loadOf(section, release);
    loads.set(section, load);
    const alike = elements.filter(({ dataset }) => dataset.section === section && dataset.expose === expose).length;
    const rendered = timings.filter((timing) => timing.section === section && timing.expose === expose);
    const measures = performance.getEntriesByName(name, 'measure').slice(-alike);
    return {
      element,
      section,
      release,
      expose,
      load,
      server: rendered[place]?.milliseconds ?? null,
      browser: measures[place]?.duration ?? null,
    };
  });
}

/** What the browser recorded about the files of a release. */
function loadOf(section: string, release: string): FoundBoundary['load'] {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(`/${section}/${release}/`)) as PerformanceResourceTiming[];
  if (files.length === 0) return null;
  const start = Math.min(...files.map(({ startTime }) => startTime));
  const end = Math.max(...files.map(({ responseEnd }) => responseEnd));
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { milliseconds: end - start, files: new Set(files.map(({ name }) => name)).size, bytes };
}
