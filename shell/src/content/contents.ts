/** A heading of a text, and the id it is reached by. */
export interface ContentsEntry {
  id: string;
  text: string;
}

/** A text with fewer headings is seen at a glance. */
const FEWEST = 3;

const HEADING = /<h2>(.*?)<\/h2>/gs;

/**
 * The headings of a long text, each with an id in the HTML. The HTML is the api's own: clean, and its `h2` carry no attributes.
 * @param prefix of the ids, unique on the page
 */
export function withContents(html: string, prefix: string): { html: string; entries: ContentsEntry[] } {
  const entries: ContentsEntry[] = [];
  const linked = html.replace(HEADING, (_whole, inner: string) => {
    const id = `${prefix}-${entries.length + 1}`;
    entries.push({ id, text: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return entries.length < FEWEST ? { html, entries: [] } : { html: linked, entries };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
