import { useCallback, useState } from 'react';

type Panel = typeof import('./search-panel.tsx');

/** The code of the results panel: nothing until `prepare` is called, which may be called as often as one likes. */
export function useSearchPanel() {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [failed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    import('./search-panel.tsx').then(
      (code) => {
        setFailed(false);
        setPanel(code);
      },
      () => setFailed(true),
    );
  }, []);
  return { panel, failed, prepare };
}
