import { Marked, type Tokenizer } from 'marked';
import sanitize from 'sanitize-html';

const off = () => undefined;

/** What texts of homes may have: people who write `# 3` or `C:\*` in a CRM mean what they write. */
const ONLY_LISTS_AND_EMPHASIS: Partial<Record<keyof Tokenizer, typeof off>> = Object.fromEntries(
  [
    ...['code', 'fences', 'heading', 'hr', 'blockquote', 'html', 'def', 'table', 'lheading'],
    ...['escape', 'tag', 'link', 'reflink', 'codespan', 'del', 'autolink', 'url'],
  ].map((name) => [name, off]),
);

const marked = new Marked({ gfm: true, breaks: true, async: false });
marked.use({ tokenizer: ONLY_LISTS_AND_EMPHASIS });

/** Clean HTML of a home's description, which a feed has in Markdown: paragraphs, lists and emphasis, without attributes. */
export const renderHomeText = (text: string): string =>
  sanitize(marked.parse(text) as string, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'],
    allowedAttributes: { ol: ['start'] },
    disallowedTagsMode: 'escape',
  }).trim();

/** The same as plain paragraphs, for where only letters can be; the items of a list stand below each other. */
export const plainParagraphs = (html: string): string[] =>
  html
    .replace(/<ol(?: start="(\d+)")?>([\s\S]*?)<\/ol>/g, (_, start: string | undefined, items: string) => {
      let number = Number(start ?? 1);
      return items.replace(/<li>/g, () => `<br />${number++}. `);
    })
    .replace(/<li>/g, '<br />– ')
    .split(/<\/?(?:p|ul|ol)>/)
    .map((part) => decoded(part.replace(/\s*<br \/>\s*/g, '\n').replace(/<[^>]*>/g, '')).trim())
    .filter(Boolean);

/** The characters that the renderer escapes. */
const decoded = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
