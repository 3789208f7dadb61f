/** What {@link SEEN} says of a page or fragment that has mounted, before its name. */
export const MOUNTED = 'facade mounted ';

/**
 * Runs in each document before its own scripts. Everything counts as seen, so that what waits for that mounts, too. The shell measures each
 * page and fragment once it is in the document: that is passed on.
 */
export const SEEN = `(() => {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) console.debug('${MOUNTED}' + name);
  }).observe({ type: 'measure' });
  self.IntersectionObserver = class {
    #see;
    constructor(see) {
      this.#see = see;
    }
    observe(target) {
      const box = target.getBoundingClientRect();
      const entry = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: box, intersectionRect: box };
      setTimeout(() => this.#see([{ ...entry, rootBounds: null, time: performance.now() }], this));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
})()`;
