import type { Language } from '@facade/shared-domain/model';
import type { Content } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { readerFor } from '../reading/files/reader.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Renders a Markdown text that is being edited the way the site would show it. */
export function previewHtml(content: Content, language: Language, context: ContentContext, markdown: string): string {
  const { line, href, picture } = readerFor(content, language, context);
  return renderMarkdown(line(markdown), { href, picture });
}
