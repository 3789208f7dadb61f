import { type ComponentType, useEffect, useState } from 'react';

/** The bar of chosen homes: its code comes when the first is chosen. */
export function useCompareBar(isWanted: boolean): ComponentType | null {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Bar) return;
    import('./compare-bar.tsx').then(
      ({ CompareBar }) => setBar(() => CompareBar),
      // The choice is stored even if this fails; the next one retries.
      () => {},
    );
  }, [isWanted, Bar]);
  return Bar;
}
