import { createContext } from 'react';

/** The shell's own views of content modules; in the browser a chunk of their own. */
export type ContentViews = typeof import('./static-module.tsx');

/**
 * Where a content page finds its views. On a page that the server has rendered they stay as they are, markup without script, so the
 * browser's promise never resolves there; it does on pages that the browser renders itself.
 */
export const ContentViewsContext = createContext<() => Promise<ContentViews>>(() => {
  throw new Error('No content views around this component');
});
