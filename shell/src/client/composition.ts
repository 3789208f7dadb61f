import { type SlotRequest, slotKey } from '@facade/section-kit';
import type { Boundary, Composition, Measurement } from '../composition/composition-context.ts';
import type { LoadedPage, SlotState } from '../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../composition/loading/section-loader.ts';
import type { ContentViews } from '../content/content-views.ts';
import { loadMessages, type Messages } from '../layout/messages/load-messages.ts';
import { track } from '../library-insides/react/settled-promise.ts';
import { reportFailure } from './reports/report-failure.ts';

interface Waker {
  promise: Promise<void>;
  wake: () => void;
}

const never = new Promise<ContentViews>(() => {});

let contentViews: Promise<ContentViews> | undefined;

function loadContentViews(): Promise<ContentViews> {
  contentViews ??= track(import('../content/static-module.tsx'));
  return contentViews;
}

/** How far from the viewport a fragment starts to load. */
const MARGIN = '300px';

/** Kept for the whole visit: what woke once stays awake, also when the next page shows it again. */
const wakers = new Map<string, Waker>();

function wakerOf(key: string): Waker {
  const known = wakers.get(key);
  if (known) return known;
  let wake = () => {};
  const promise = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const waker = { promise: track(promise), wake };
  wakers.set(key, waker);
  return waker;
}

/** The browser's composition for one page: `load` gets the data of slots the server did not render. */
export function createComposition(
  page: LoadedPage,
  sections: SectionLoader,
  renderedByServer: boolean,
  load: (request: SlotRequest) => Promise<SlotState>,
  pageFailed: (section: string) => void,
): Composition {
  const loading = new Map<string, Promise<SlotState>>();
  let messages: Promise<Messages | null> | undefined;
  return {
    renderedByServer,
    sections,
    measure,
    report: reportFailure,
    pageFailed,
    slotState(request) {
      const key = slotKey(request);
      const fromServer = page.slots[key];
      if (fromServer) return fromServer;
      const known = loading.get(key) ?? track(load(request));
      loading.set(key, known);
      return known;
    },
    contentViews: () => (renderedByServer ? never : loadContentViews()),
    messages() {
      messages ??= loadMessages();
      return messages;
    },
    // Where the server could render nothing there is nothing that could come into sight.
    awake: (key, when) => (when === 'now' || isFailed(page.slots[key]) ? null : wakerOf(key).promise),
    watch: (key, element, when) => watch(element, when, wakerOf(key).wake),
    retry(request) {
      const key = slotKey(request);
      delete page.slots[key];
      loading.delete(key);
      wakerOf(key).wake();
    },
  };
}

const isFailed = (state: SlotState | undefined): boolean => state !== undefined && 'failed' in state;

/** How long the browser took to render a boundary, from its start until it is in the document: read by the boundaries view. */
function measure({ section, expose }: Boundary): Measurement {
  const start = performance.now();
  return {
    rendered: () => {},
    shown: () => void performance.measure(`${section}/${expose}`, { start }),
  };
}

function watch(element: Element, when: 'now' | 'visible' | 'idle', wake: () => void): () => void {
  if (when === 'now') return () => {};
  if (when === 'idle') {
    const cancel = whenIdle(wake);
    return cancel;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: MARGIN },
  );
  // Its content rather than the frame: what is fixed or hidden has a place of its own.
  observer.observe(element.firstElementChild ?? element);
  return () => observer.disconnect();
}

/** Runs when the browser has nothing better to do; Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}
