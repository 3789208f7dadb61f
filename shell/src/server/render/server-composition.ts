import { slotKey } from '@facade/section-kit';
import { createPath, type Navigator } from 'react-router';
import type { Composition } from '../../composition/composition-context.ts';
import type { LoadedPage, SlotState } from '../../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import * as contentViews from '../../content/static-module.tsx';
import * as messageViews from '../../layout/messages/message-view.tsx';
import { fulfilled } from '../../library-insides/react/settled-promise.ts';
import { RenderTimings } from './render-timings.ts';

/** Already available, so that React's `use` reads it in the same pass. */
const views = fulfilled(contentViews);
const messages = fulfilled(messageViews);

const FAILED: SlotState = { failed: true };

/** On the server everything is loaded before rendering begins. */
export const serverComposition = (
  page: LoadedPage,
  sections: SectionLoader,
  timings = new RenderTimings(),
): Composition => ({
  sections,
  measure: (boundary, element) => timings.begin(boundary, element),
  report: () => {},
  slotState: (request) => page.slots[slotKey(request)] ?? FAILED,
  contentViews: () => views,
  messages: () => messages,
  whenActive: () => null,
  watch: () => () => {},
  renderedByServer: false,
  pageFailed: () => {},
  retry: () => {},
});

const refuse = () => {
  throw new Error('there is no navigation on the server');
};

export const serverNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: refuse,
  push: refuse,
  replace: refuse,
};
