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
const BLOCKS = ['p', 'div', 'table', 'tr', 'section', 'article', 'blockquote'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** What is kept of HTML: a heading is a paragraph in bold. */
const CLEAN: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...HEADINGS, 'br', 'ul', 'ol', 'li', 'strong', 'em'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em' },
};

const EMPHASIS: readonly (readonly [element: string, mark: string])[] = [
  ['strong', '**'],
  ['em', '*'],
];

/**
 * What a system wrote as HTML, once or twice escaped, in Markdown: an empty line between paragraphs, lists and emphasis. Nothing else of the
 * HTML remains, and no address. A text without markup is returned as it is.
 */
export function cleanText(text: string): string {
  return cleaned(text, markdownOf);
}

/** Plain text on one line, such as a title. */
export const cleanLine = (text: string): string =>
  /[<&\n\r]/.test(text)
    ? cleaned(text, (html) => html.replace(/<\/?(?:strong|em)>/g, '').replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim()
    : text;

/** @param write what becomes of the elements that are kept */
function cleaned(text: string, write: (html: string) => string): string {
  if (!/[<&\r]/.test(text)) return text;
  let found = text.replace(/\r\n?/g, '\n');
  // Escaped twice, by the system and by its export: the first round makes tags of it.
  for (let round = 0; round < 3 && MARKUP.test(found); round += 1) {
    const isEscaped = !HAS_TAG.test(found) && ESCAPED_TAG.test(found);
    found = isEscaped ? decoded(found) : decoded(write(sanitized(found)));
  }
  return found
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Line breaks of HTML mean nothing, its elements do. */
function sanitized(html: string): string {
  const hasBlocks = /<(?:p|br|div|li|h\d)\b/i.test(html);
  const escaped = html.replace(NO_TAG, '&lt;');
  return sanitizeHtml(hasBlocks ? escaped.replace(/\s*\n\s*/g, ' ') : escaped, CLEAN);
}

/** Markdown of HTML with nothing but the elements that are kept. */
function markdownOf(html: string): string {
  let number: number | null = null;
  return EMPHASIS.reduce(
    (text, [element, mark]) => emphasized(text, element, mark),
    html
      .replace(/<br ?\/?>/g, '\n')
      .replace(/<h\d>([\s\S]*?)<\/h\d>/g, (_, inner: string) => {
        const bare = inner.replace(/<[^>]*>/g, '');
        return `\n\n<strong>${bare}</strong>\n\n`;
      })
      // The paragraphs of an item are its one line.
      .replace(/<li>((?:(?!<\/?li>)[\s\S])*?)<\/li>/g, (_, inner: string) => {
        const line = /<[uo]l>/.test(inner) ? inner : inner.replace(/<\/?(?:p|div)>|\n/g, ' ').trim();
        return `<li>${line}</li>`;
      }),
  )
    .replace(/<(\/?)([uo]l|li)>\s*/g, (_, end: string, name: string) => {
      if (name !== 'li') {
        number = name === 'ol' && !end ? 0 : null;
        return '\n\n';
      }
      if (end) return '';
      number = number === null ? null : number + 1;
      return number === null ? '\n- ' : `\n${number}. `;
    })
    .replace(/<[^>]*>/g, '\n\n');
}

/** Marks stand at the words, and not around line breaks: Markdown would show them. */
const emphasized = (html: string, element: string, mark: string): string =>
  html
    .replace(new RegExp(`<${element}>((?:(?!<${element}>)[\\s\\S])*?)</${element}>`, 'g'), (_, inner: string) => {
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
      const isPlain = words === '' || /\n|<(?!\/?(?:em|strong)>)|[*]/.test(words);
      return isPlain ? inner : `${before}${mark}${words}${mark}${after}`;
    })
    .replace(new RegExp(`</?${element}>`, 'g'), '');

/**
 * The character that HTML calls by a name; undefined if there is none.
 * @example htmlCharacter('eacute') // 'é'
 */
export function htmlCharacter(name: string): string | undefined {
  const found = sanitizeHtml(`&${name};`);
  // HTML also reads only the beginning of a name.
  return /[&;]/.test(found) ? undefined : found;
}

const [BACKSPACE, SHIFT_OUT, UNIT_SEPARATOR] = [0x08, 0x0e, 0x1f].map((code) => String.fromCharCode(code));

/** Control characters but tabs and line ends, and what is no character at all: a plain set is found several times as fast as `\p{Cc}`. */
const CONTROL = new RegExp(`[\\0-${BACKSPACE}\\v\\f${SHIFT_OUT}-${UNIT_SEPARATOR}\\uFFFE\\uFFFF]`, 'g');

/** A text with a space for each character that neither XML nor a database takes. */
export const withoutControls = (text: string): string => text.replace(CONTROL, ' ');

/** The characters that HTML escapes; all others are already themselves after the sanitizer. */
function decoded(text: string): string {
  const plain = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;|&apos;/g, "'");
  return plain.replace(/&amp;/g, '&').replace(/\u00A0/g, ' ');
}
