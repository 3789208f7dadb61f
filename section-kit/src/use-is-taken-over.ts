import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the component takes over what the server rendered. Stays as it was at first: a value that changes once that is done would
 * have React render again, and take over all that stands inside in one go instead of in pieces.
 */
export function useIsTakenOver(): boolean {
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

/** Whether scripts run: not yet on the server and while the browser takes over what it rendered, so that the markup is the same. */
export function useIsLive(): boolean {
  const isTakenOver = useIsTakenOver();
  const [isLive, setLive] = useState(!isTakenOver);
  useEffect(() => setLive(true), []);
  return isLive;
}
