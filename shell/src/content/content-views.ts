import { createContext } from 'react';

/** The shell's own views of content modules. In the browser they are a separate chunk. */
export type ContentViews = typeof import('./static-module.tsx');

/**
 * Provides a content page with its views. On a page rendered by the server they stay as markup without script, so the promise
 * never resolves there. It resolves on pages that the browser renders itself.
 */
export const ContentViewsContext = createContext<() => Promise<ContentViews>>(() => {
  throw new Error('No content views around this component');
});
