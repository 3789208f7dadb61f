import type { Language, SearchIndex } from '@facade/shared-domain/model';
import { useCallback, useState } from 'react';
import { getSearchIndexOnce } from '../../api-client/get-search-index-once.ts';

type Panel = typeof import('./search-panel.tsx') & { index: SearchIndex };

/** The results panel and what it searches: nothing until `prepare` is called, which may be called as often as one likes. */
export function useSearchPanel(language: Language) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [failed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    Promise.all([import('./search-panel.tsx'), getSearchIndexOnce(language)]).then(
      ([code, index]) => {
        setFailed(false);
        setPanel((known) => (known?.index === index ? known : { ...code, index }));
      },
      () => setFailed(true),
    );
  }, [language]);
  return { panel, failed, prepare };
}
