import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nContext } from 'react-i18next';

/** Provides texts to its children. When they change (`facade dev`), everything that shows them is re-rendered. */
export function TextsProvider({ texts, children }: { texts: i18n; children: ReactNode }) {
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const renew = () => setRevision((last) => last + 1);
    texts.on('languageChanged', renew);
    return () => texts.off('languageChanged', renew);
  }, [texts]);
  const value = useMemo(() => ({ i18n: texts, revision }), [texts, revision]);
  return <I18nContext value={value}>{children}</I18nContext>;
}
