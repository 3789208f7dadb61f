import { track } from '../../library-insides/react/settled-promise.ts';

export type Messages = typeof import('./message-view.tsx');

let code: Promise<Messages | null> | undefined;

/**
 * Code of the pages that only say something: in browsers a chunk of its own, because hardly any visit needs it. Null where it cannot be
 * loaded; it is asked for again next time.
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
