import {
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

const never = () => () => undefined;

/**
 * Whether the component takes over what the server drew. Stays as it was at first: a value that changes once that is done would
 * have React draw again, and take over all that stands inside in one go instead of in pieces.
 */
function useIsTakenOver(): boolean {
  const takenOver = useRef(false);
  return useSyncExternalStore(
    never,
    useCallback(() => takenOver.current, []),
    // React asks for this on the server, and while it takes over.
    useCallback(() => {
      takenOver.current = true;
      return true;
    }, []),
  );
}

/**
 * Leaves its content out of the first paint after a click, and draws it in a render of its own right after. The server draws it
 * at once, so that the HTML is whole; the boundary lets the browser hydrate it after what stands above, in pieces. A component of
 * its own, so that the second look costs the page nothing.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(useIsTakenOver());
  useEffect(() => startTransition(() => setShown(true)), []);
  return shown ? <Suspense>{children}</Suspense> : null;
}
