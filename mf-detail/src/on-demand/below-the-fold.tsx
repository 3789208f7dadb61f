import { useIsTakenOver } from '@facade/section-kit';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

export interface BelowTheFoldProps {
  children: ReactNode;
  /** Below the fold in a narrow window only: in a wide one it is rendered with what stands above. */
  narrow?: boolean;
}

/** From here on the gallery shows several pictures at once, in pixels. */
const WIDE = 768;

/**
 * Leaves its content out of the first paint after a click, and renders it in a render of its own right after. The server renders it
 * at once, so that the HTML is whole; the boundary lets the browser hydrate it after what stands above, in pieces. A component of
 * its own, so that the second look costs the page nothing.
 */
export function BelowTheFold({ children, narrow = false }: BelowTheFoldProps) {
  const isTakenOver = useIsTakenOver();
  const [shown, setShown] = useState(() => isTakenOver || (narrow && innerWidth >= WIDE));
  useEffect(() => startTransition(() => setShown(true)), []);
  return shown ? <Suspense>{children}</Suspense> : null;
}
