import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nContext } from 'react-i18next';

/** Gives what is inside its texts. Where they change (`facade dev`), all that shows them is rendered again. */
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
