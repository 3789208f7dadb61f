import { marked, type Token } from 'marked';

/** Every link and every picture a Markdown text refers to. */
export function markdownReferences(text: string): { links: string[]; pictures: string[] } {
  const links: string[] = [];
  const pictures: string[] = [];
  const note = (token: Token) => {
    if (token.type === 'link') links.push(token.href);
    if (token.type === 'image') pictures.push(token.href);
  };
  marked.walkTokens(marked.lexer(text), note);
  return { links, pictures };
}
