/** Number of concurrent readers: a site with some visitors, not a load test. */
const READERS = 4;
/** Pictures per page; the others load on scroll. */
const PICTURES = 2;
const BEGINNINGS = ['/nl/', '/fr/'];

/**
 * Views the given number of pages, each with its first pictures: all pages that the first ones link to, then again from the
 * beginning. Rejects if a page is not answered with 200.
 */
export async function viewPages(origin: string, views: number): Promise<void> {
  const pages = [...BEGINNINGS];
  const known = new Set(pages);
  let next = 0;
  const read = async () => {
    for (let view = next++; view < views; view = next++) {
      const html = await readText(origin + pages[view % pages.length]);
      for (const link of linksIn(html, origin)) if (!known.has(link) && known.add(link)) pages.push(link);
      for (const picture of picturesIn(html)) await readText(origin + picture);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
}

async function readText(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br', accept: 'text/html,image/avif,*/*' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return text;
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');

/** Pages of the site; anchors are the same page. */
const linksIn = (html: string, origin: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/(?:nl|fr)\/[^"#]*)/g)].map(([, href = '']) =>
    new URL(unescaped(href), origin).href.slice(origin.length),
  );

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img [^>]*src="(\/api\/pictures\/[^"]*)"/g)]
    .slice(0, PICTURES)
    .map(([, src = '']) => unescaped(src));
