import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives an open dialog its own history entry: Back closes the dialog and stays on the page. Returns a function to call after
 * the dialog was closed in any way: it removes the entry, then calls `onLeft`.
 */
export function useOwnEntry(dialog: RefObject<HTMLDialogElement | null>): (onLeft: () => void) => void {
  const isOurs = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const page = location.pathname + location.search;
    history.pushState(history.state, '');
    isOurs.current = true;
    const onPopState = (event: PopStateEvent) => {
      isOurs.current = false;
      // The site's navigation need not hear of it: it would bring the page to its place.
      if (location.pathname + location.search === page) event.stopImmediatePropagation();
      if (waiting.current) waiting.current();
      else dialog.current?.close();
    };
    addEventListener('popstate', onPopState, { capture: true });
    return () => removeEventListener('popstate', onPopState, { capture: true });
  }, [dialog]);
  return (onLeft) => {
    if (!isOurs.current) return onLeft();
    waiting.current = onLeft;
    history.back();
  };
}
