import { TextsContext } from '@facade/section-kit';
import type { Translations } from '@facade/shared-domain/language/translations';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';

/** Provides texts to its children. When they change (`facade dev`), everything that shows them is re-rendered. */
export function TextsProvider({ texts, children }: { texts: Translations; children: ReactNode }) {
  const [revision, renew] = useReducer((last: number) => last + 1, 0);
  useEffect(() => texts.follow(renew), [texts]);
  const value = useMemo(() => ({ of: texts.of, later: texts.later, revision }), [texts, revision]);
  return <TextsContext value={value}>{children}</TextsContext>;
}
