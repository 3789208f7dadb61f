import { loadOnce } from '../../composition/loading/load-once.ts';

export type Messages = typeof import('./message-view.tsx');

/**
 * Loads the code of message pages. In browsers it is a separate chunk, because hardly any visit needs it. Null if it cannot be
 * loaded; the next call retries.
 */
export const loadMessages = loadOnce<Messages | null>(
  () => import(/* webpackChunkName: "messages" */ './message-view.tsx'),
  null,
);
