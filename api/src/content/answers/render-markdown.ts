import type { Picture } from '@facade/shared-domain/model';
import { Marked } from 'marked';
import sanitize from 'sanitize-html';

/** How links and pictures in a text are resolved. */
export interface MarkdownWorld {
  /** The href for a link as the agency wrote it. */
  href(link: string): string;
  /** The picture with this id; null if there is none. */
  picture(id: string): Picture | null;
}

const marked = new Marked({ gfm: true, breaks: true, async: false });

/** Converts Markdown to clean HTML: line breaks are kept, headings start at h2, the author's scripts and styles are removed. */
export function renderMarkdown(text: string, world: MarkdownWorld): string {
  const html = marked.parse(text) as string;
  const clean = sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...TABLE_TAGS, 'img'],
    allowedAttributes: {
      a: ['href', 'rel', 'title'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'align'],
      td: ['align'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '', title }) => {
        const address = world.href(href);
        const outside = /^https?:/i.test(address);
        return { tagName, attribs: { href: address, ...(title && { title }), ...(outside && { rel: 'noopener' }) } };
      },
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: imageAttributes(world.picture(src), alt) }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  return withScrollableTables(clean).trim();
}

/** A table wider than a phone scrolls in its own frame, which must be focusable with the keyboard. */
const withScrollableTables = (html: string): string =>
  html.replaceAll('<table>', '<div class="table" tabindex="0"><table>').replaceAll('</table>', '</table></div>');

const TEXT_TAGS = 'h2 h3 h4 p br hr ul ol li a strong em del blockquote code pre'.split(' ');
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Width of pictures inside a text: the text column on a high-density screen. The format is the best the browser accepts. */
const TEXT_PICTURE_WIDTH = 1280;

function imageAttributes(picture: Picture | null, alt: string): Record<string, string> {
  if (!picture) return {};
  return {
    src: `${picture.host ?? ''}/api/pictures/${picture.id}?width=${TEXT_PICTURE_WIDTH}`,
    alt: alt || picture.alt,
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
  };
}
