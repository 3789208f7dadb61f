import type { SlotRequest } from '@facade/section-kit';
import { createContext, type ReactElement, useContext } from 'react';
import type { ContentViews } from '../content/content-views.ts';
import type { Messages } from '../layout/messages/load-messages.ts';
import type { SlotState } from './loading/loaded-page.ts';
import type { SectionFailure } from './loading/section-failure.ts';
import type { SectionLoader } from './loading/section-loader.ts';

/** A place of a page that a section renders: its `page-list` or `fragment-contact`. */
export interface Boundary {
  section: string;
  expose: string;
}

/** How long a section took to render one place of a page, without the sections nested in it. */
export interface RenderTiming extends Boundary {
  milliseconds: number;
}

export interface Measurement {
  /** Everything has been rendered. On the server this is the end of the measurement. */
  rendered(): void;
  /** The content is in the document. Called once, in the browser only. */
  shown(): void;
}

/** What slots and pages need to render themselves. */
export interface Composition {
  /** The server rendered this document with this page in it. */
  renderedByServer: boolean;
  sections: SectionLoader;
  /** Data of a slot: from the server, or loaded in the browser (the same promise for the same slot). */
  slotState(request: SlotRequest): SlotState | Promise<SlotState>;
  /** The shell's own content views (`ContentViewsContext`). */
  contentViews(): Promise<ContentViews>;
  /** Code of message pages (the same promise each time). Null if it cannot be loaded. */
  messages(): Promise<Messages | null>;
  /** Resolves when the element with this key should hydrate. Null: now, as always on the server. */
  whenActive(key: string, when: 'now' | 'visible' | 'idle'): Promise<void> | null;
  /** Called with a slot's element once it is in the document; the returned function stops watching. */
  watch(key: string, element: Element, when: 'now' | 'visible' | 'idle'): () => void;
  /** Starts timing `element`, which a section is about to render. */
  measure(boundary: Boundary, element: ReactElement): Measurement;
  /** Reports which section failed and why. The rest of the page continues. */
  report(failure: SectionFailure): void;
  /** Called when the page's own section failed while rendering. */
  pageFailed(section: string): void;
  /** Forgets a failed slot so that it is retried. */
  retry(request: SlotRequest): void;
}

export const CompositionContext = createContext<Composition | null>(null);

export function useComposition(): Composition {
  const composition = useContext(CompositionContext);
  if (!composition) throw new Error('No composition around this component');
  return composition;
}
