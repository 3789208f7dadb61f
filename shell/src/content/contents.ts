/** A heading of a text, and its id. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** A text with fewer headings needs no table of contents. */
const MIN_HEADINGS = 3;

const HEADING = /<h2>(.*?)<\/h2>/gs;

/**
 * The headings of a long text, each with an id in the HTML. The HTML comes from the api: it is sanitized, and its `h2` have no
 * attributes.
 * @param prefix of the ids, unique on the page
 */
export function withContents(html: string, prefix: string): { html: string; entries: ContentsEntry[] } {
  const entries: ContentsEntry[] = [];
  const linked = html.replace(HEADING, (_whole, inner: string) => {
    const id = `${prefix}-${entries.length + 1}`;
    entries.push({ id, text: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return entries.length < MIN_HEADINGS ? { html, entries: [] } : { html: linked, entries };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
