import type { Page } from 'playwright/test';

interface Shift {
  value: number;
  /** The moved elements, for the message of a failing test. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records every unexpected layout shift (not caused by input), in each document this page loads from now on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'removed');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${name(node)} ${from.y},${from.width}x${from.height} → ${to.y},${to.width}x${to.height}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What was recorded up to now: also of the frame that is being drawn, of which the observer hears in the next. */
export const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.layoutShifts ?? [];
  });
