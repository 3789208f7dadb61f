import { type ComponentType, useCallback, useState } from 'react';
import type { SearchPanelProps } from './search-panel.tsx';

/** The code of the results panel: nothing until `prepare` is called, which may be called as often as one likes. */
export function useSearchPanel() {
  const [SearchPanel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    import('./search-panel.tsx').then(
      (code) => {
        setFailed(false);
        setPanel(() => code.SearchPanel);
      },
      () => setFailed(true),
    );
  }, []);
  return { SearchPanel, failed, prepare };
}
