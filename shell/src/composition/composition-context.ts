import type { SlotRequest } from '@facade/section-kit';
import { createContext, type ReactElement, useContext } from 'react';
import type { ContentViews } from '../content/content-views.ts';
import type { Messages } from '../layout/messages/load-messages.ts';
import type { SlotState } from './loading/loaded-page.ts';
import type { SectionFailure } from './loading/section-failure.ts';
import type { SectionLoader } from './loading/section-loader.ts';

/** A place of a page that a section renders: `page-list` or `fragment-contact` of it. */
export interface Boundary {
  section: string;
  expose: string;
}

/** How long a section took to render one place of a page, without what other sections rendered inside it. */
export interface RenderTiming extends Boundary {
  milliseconds: number;
}

export interface Measurement {
  /** All of it has been rendered; on the server that is all. */
  rendered(): void;
  /** It is in the document; in the browser only, once. */
  shown(): void;
}

/** What slots and pages need to render themselves. */
export interface Composition {
  /** The document came from the server with this page in it. */
  renderedByServer: boolean;
  sections: SectionLoader;
  /** Data of a slot: from the server, or loaded in the browser (the same promise for the same slot). */
  slotState(request: SlotRequest): SlotState | Promise<SlotState>;
  /** The shell's own content views (`ContentViewsContext`). */
  contentViews(): Promise<ContentViews>;
  /** Code of the pages that only say something (the same promise each time); null where it cannot be loaded. */
  messages(): Promise<Messages | null>;
  /** Resolves when the element with this key should come alive; at once on the server. */
  awake(key: string, when: 'now' | 'visible' | 'idle'): Promise<void> | null;
  /** Called with a slot's element once it is in the document; the returned function stops watching. */
  watch(key: string, element: Element, when: 'now' | 'visible' | 'idle'): () => void;
  /** Starts the clock for what a section is about to render: `element`. */
  measure(boundary: Boundary, element: ReactElement): Measurement;
  /** Is told which section failed and why; the page goes on without it. */
  report(failure: SectionFailure): void;
  /** The page's own section failed while it was rendered. */
  pageFailed(section: string): void;
  /** Forgets a failed slot so that it is tried again. */
  retry(request: SlotRequest): void;
}

export const CompositionContext = createContext<Composition | null>(null);

export function useComposition(): Composition {
  const composition = useContext(CompositionContext);
  if (!composition) throw new Error('No composition around this component');
  return composition;
}
