import { type ReactNode, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Leaves its content out of the first paint after a click, and draws it in a render of its own right after. The server draws it
 * at once, so that the HTML is whole; the boundary lets the browser hydrate it after what stands above, in pieces. A component of
 * its own, so that the second look costs the page nothing.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [shown, setShown] = useState(hydrating);
  useEffect(() => startTransition(() => setShown(true)), []);
  return shown ? <Suspense>{children}</Suspense> : null;
}
