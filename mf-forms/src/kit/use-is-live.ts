import { useEffect, useState } from 'react';

/** Whether scripts run: not yet on the server and while hydrating, so that the markup is the same. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
