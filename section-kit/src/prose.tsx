import type { Language } from '@facade/shared-domain/model/language';
import { useMemo } from 'react';
import { sanitizedHtml } from './trusted-types.ts';

export interface ProseProps {
  /** Sanitized by the api. */
  html: string;
  /** Set if it differs from the page's. */
  language?: Language | undefined;
}

/** A text of the agency with its own paragraphs, lists and links. */
export function Prose({ html, language }: ProseProps) {
  const inner = useMemo(() => ({ __html: sanitizedHtml(html) }), [html]);
  return <div className="prose" lang={language} dangerouslySetInnerHTML={inner} />;
}
