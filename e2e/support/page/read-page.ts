import type { APIRequestContext } from 'playwright/test';

const decode = (text: string | undefined) =>
  text?.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replaceAll('&amp;', '&');

/** Metadata of the document at an address, and the targets of its language switch. */
export async function readPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const find = (pattern: RegExp) => decode(head.match(pattern)?.[1]);
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  return {
    status: answer.status(),
    to: answer.headers().location,
    html,
    language: html.match(/^<!doctype html><html [^>]*?\blang="([^"]*)"/)?.[1],
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    manifest: find(/<link rel="manifest" href="([^"]*)"/),
    icon: find(/<link rel="apple-touch-icon" href="([^"]*)"/),
    feed: find(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/),
    /** Address of the page by its `hreflang`. */
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [
        language,
        decode(href),
      ]),
    ),
    /** Path of the language switch by language. */
    languageSwitch: Object.fromEntries(
      [
        ...(html.match(/<nav class="languages".*?<\/nav>/)?.[0] ?? '').matchAll(
          /<a href="([^"]*)" hrefLang="([^"]*)"/g,
        ),
      ].map(([, href, language]) => [language, decode(href)]),
    ),
    headings: textsOf(html, /<h1\b[^>]*>(.*?)<\/h1>/gs),
    breadcrumb: textsOf(html.match(/<nav class="ui-breadcrumb".*?<\/nav>/s)?.[0] ?? '', /<li>(.*?)<\/li>/gs),
    og: (name: string) => find(new RegExp(`<meta property="og:${name}" content="([^"]*)"`)),
    jsonLd,
  };
}

const textsOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, inner = '']) => decode(inner.replaceAll(/<[^>]*>/g, ''))?.trim() ?? '');
