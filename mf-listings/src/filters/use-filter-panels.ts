import { codeOnDemand } from '@facade/section-kit';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Panels = typeof import('./panel/filter-panels.ts');

const filterPanels = codeOnDemand<Panels>(() => import('./panel/filter-panels.ts'));

/**
 * The code of panels and sheet: null until `prepare` is called, which may be called repeatedly. `onFirst` is called right before the
 * panels replace what the server rendered; no event of the visitor comes in between.
 */
export function useFilterPanels(onFirst: (code: Panels) => void) {
  const [panels, setPanels] = useState<Panels | null>(null);
  const taken = useRef(false);
  const told = useRef(onFirst);
  told.current = onFirst;
  const prepare = useCallback(async (): Promise<Panels | null> => {
    const code = await filterPanels.load();
    if (code && !taken.current) {
      taken.current = true;
      flushSync(() => {
        told.current(code);
        setPanels(code);
      });
    }
    return code;
  }, []);
  /** For a gesture that has no other way on. */
  const whenReady = useCallback(() => filterPanels.arrived().then(prepare), [prepare]);
  return { panels, prepare, whenReady };
}
