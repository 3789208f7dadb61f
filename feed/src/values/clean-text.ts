import sanitizeHtml from 'sanitize-html';

/** Elements that systems write into texts. `<tuin>` is none of them, but a text in angle brackets. */
const NAMES = [
  'a|abbr|address|article|aside|b|big|blockquote|body|br|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|embed|figure',
  'figcaption|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|object|ol|p|pre',
  'q|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|video|o:p',
].join('|');
const TAG = `<(?:/?(?:${NAMES})(?=[\\s/>])|!--|!doctype)`;
const HAS_TAG = new RegExp(TAG, 'i');
/** A `<` that begins no tag. */
const NO_TAG = new RegExp(`(?!${TAG})<`, 'gi');
const MARKUP = new RegExp(`${TAG}|&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]\\w{1,30});`, 'i');
const ESCAPED_TAG = /&(?:amp;)?(?:lt|#0*60|#x0*3c);\/?[a-z]/i;

/** Elements that end a paragraph; others are within one. */
const BLOCKS = [
  'p',
  'div',
  'ul',
  'ol',
  'table',
  'tr',
  'section',
  'article',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
];

/**
 * Plain text of what a system wrote as HTML, once or twice escaped: an empty line between paragraphs, and each item of a list on its own
 * with a dash. A text without markup is returned as it is.
 */
export function cleanText(text: string): string {
  if (!/[<&\r]/.test(text)) return text;
  let found = text.replace(/\r\n?/g, '\n');
  // Escaped twice, by the system and by its export: the first round makes tags of it.
  for (let round = 0; round < 3 && MARKUP.test(found); round += 1) {
    const isEscaped = !HAS_TAG.test(found) && ESCAPED_TAG.test(found);
    found = isEscaped ? decoded(found) : withoutTags(found);
  }
  return found
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, such as a title. */
export const cleanLine = (text: string): string =>
  /[<&\n\r]/.test(text)
    ? cleanText(text)
        .replace(/(?:^|\n+)– /g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text;

/** Line breaks of HTML mean nothing, its elements do. */
function withoutTags(html: string): string {
  const hasBlocks = /<(?:p|br|div|li|h\d)\b/i.test(html);
  const escaped = html.replace(NO_TAG, '&lt;');
  const kept = sanitizeHtml(hasBlocks ? escaped.replace(/\s*\n\s*/g, ' ') : escaped, {
    allowedTags: [...BLOCKS, 'br', 'li'],
    allowedAttributes: {},
  });
  const lines = kept
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<li>\s*/g, '\n\n– ')
    .replace(/<\/?[a-z]\w*>/g, '\n\n');
  return decoded(lines);
}

/** The characters that HTML escapes; all others are already themselves after the sanitizer. */
function decoded(text: string): string {
  const plain = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;|&apos;/g, "'");
  return plain.replace(/&amp;/g, '&').replace(/\u00A0/g, ' ');
}
