import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { loadParts, Site } from './site.tsx';

/** The document, with the live version of each section. */
export async function render(releases: string, live: Record<string, string>): Promise<string> {
  const parts = await loadParts(releases, live);
  const data = await Promise.all(parts.map(({ page, fragment }) => (page ?? fragment)?.loader?.({} as never)));
  const { title } = parts[0]?.page?.head({ data: data[0] } as never) ?? { title: 'Bakery' };
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Site parts={parts} data={data} />));
  const state = JSON.stringify({ live, data }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${sheet.getStyleTags()}
    <main>${html}</main>
    <script id="state" type="application/json">${state}</script><script src="/_site/main.js" async></script></html>`;
}
