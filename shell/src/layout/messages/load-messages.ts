import { track } from '../../library-insides/react/settled-promise.ts';

export type Messages = typeof import('./message-view.tsx');

let code: Promise<Messages | null> | undefined;

/**
 * Loads the code of message pages. In browsers it is a separate chunk, because hardly any visit needs it. Null if it cannot be
 * loaded; the next call retries.
 */
export function loadMessages(): Promise<Messages | null> {
  code ??= track(
    import(/* webpackChunkName: "messages" */ './message-view.tsx').catch(() => {
      code = undefined;
      return null;
    }),
  );
  return code;
}
