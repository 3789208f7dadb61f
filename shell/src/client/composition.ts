import { type SlotRequest, slotKey } from '@facade/section-kit';
import type { Boundary, Composition, Measurement } from '../composition/composition-context.ts';
import type { LoadedPage, SlotState } from '../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../composition/loading/section-loader.ts';
import type { ContentViews } from '../content/content-views.ts';
import { loadContentViews } from '../content/load-content-page.ts';
import { loadMessages, type Messages } from '../layout/messages/load-messages.ts';
import { track } from '../library-insides/react/settled-promise.ts';
import { reportFailure } from './reports/report-failure.ts';
import { whenIdle } from './when-idle.ts';

interface Activation {
  promise: Promise<void>;
  activate: () => void;
}

const never = new Promise<ContentViews>(() => {});

/** A fragment starts to load at this distance from the viewport. */
const MARGIN = '300px';

/** Kept for the whole visit: an activated slot stays active, also when the next page shows it again. */
const activations = new Map<string, Activation>();

function activationOf(key: string): Activation {
  const known = activations.get(key);
  if (known) return known;
  let activate = () => {};
  const promise = new Promise<void>((resolve) => {
    activate = resolve;
  });
  const activation = { promise: track(promise), activate };
  activations.set(key, activation);
  return activation;
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
    // A slot that failed on the server has no markup that could come into view.
    whenActive: (key, when) => (when === 'now' || isFailed(page.slots[key]) ? null : activationOf(key).promise),
    watch: (key, element, when) => watch(element, when, activationOf(key).activate),
    retry(request) {
      const key = slotKey(request);
      delete page.slots[key];
      loading.delete(key);
      activationOf(key).activate();
    },
  };
}

const isFailed = (state: SlotState | undefined): boolean => state !== undefined && 'failed' in state;

/**
 * Measures how long the browser takes to render a boundary, from the start until it is in the document. Read by the boundaries
 * view.
 */
function measure({ section, expose }: Boundary): Measurement {
  const start = performance.now();
  return {
    rendered: () => {},
    shown: () => void performance.measure(`${section}/${expose}`, { start }),
  };
}

function watch(element: Element, when: 'now' | 'visible' | 'idle', activate: () => void): () => void {
  if (when === 'now') return () => {};
  if (when === 'idle') {
    const cancel = whenIdle(activate);
    return cancel;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      activate();
    },
    { rootMargin: MARGIN },
  );
  // Observe its content rather than the frame: fixed or hidden content has its own position.
  observer.observe(element.firstElementChild ?? element);
  return () => observer.disconnect();
}
