import { sanitizedHtml } from '@facade/platform/section';
import type { Language } from '@facade/shared-domain/model';
import { useMemo } from 'react';

export interface HtmlProps {
  /** Sanitized by the api. */
  html: string;
  /** Set where it differs from the page's. */
  language?: Language;
}

/** A text of the agency with its own paragraphs, lists and links. */
export function Html({ html, language }: HtmlProps) {
  const inner = useMemo(() => ({ __html: sanitizedHtml(html) }), [html]);
  return <div className="prose" lang={language} dangerouslySetInnerHTML={inner} />;
}
