import type { Browser } from 'playwright';
import { openBrowser } from '../browser/open-page.ts';
import { type Visit, visit } from '../browser/visit.ts';
import type { Figure } from '../report/figure.ts';
import { PAGE_NAMES } from '../sites/sites.ts';
import { htmlWeights } from '../weights/html-weights.ts';
import { readShares, scriptWeights } from '../weights/script-weights.ts';
import type { Part } from './part.ts';
import { pageKilobytes, type Shipped, shippedUntil } from './shipped.ts';

/** Transferred bytes: script until the pages are interactive, and the pages themselves. */
export const scripts: Part = {
  title: 'scripts: JavaScript until interactive (compressed, as transferred) and bytes of the page',
  async measure({ sites, say }) {
    const composed = await sites.composed();
    const [oneApplication, references] = await Promise.all([sites.oneApplication(), sites.references(composed)]);
    const browser = await openBrowser();
    const figures: Figure[] = [];
    const parts: Figure[] = [];
    say('which packages the scripts consist of');
    const shares = await readShares();
    try {
      for (const page of PAGE_NAMES) {
        say(page);
        const path = sites.paths[page];
        const ours = await shipped(browser, composed.origin + path);
        const theirs = await shipped(browser, oneApplication.origin + path);
        const still = await visit(browser, references.origin + path, { alive: false });
        figures.push(...scriptFigures(page, ours.script, theirs.script), pageFigure(page, ours.visited, still));
        const partOf =
          (whole: string) =>
          ([name, value]: [string, number]) =>
            parts.push({ name: `${whole}: ${name}`, page, unit: 'KB', value });
        scriptWeights(ours.script.requests, shares).forEach(partOf('JavaScript'));
        Object.entries(htmlWeights(ours.html)).forEach(partOf('HTML'));
      }
    } finally {
      await browser.close();
    }
    return [...figures, ...parts];
  },
};

async function shipped(browser: Browser, url: string): Promise<{ visited: Visit; script: Shipped; html: string }> {
  const visited = await visit(browser, url, { alive: true });
  const html = await (await fetch(url)).text();
  const sections = [...html.matchAll(/data-section="([^"]+)"/g)].map(([, section = '']) => section);
  return { visited, html, script: shippedUntil(visited.requests, visited.interactiveAt ?? 0, sections) };
}

function scriptFigures(page: string, ours: Shipped, theirs: Shipped): Figure[] {
  const beside = (value: number) => ({ name: 'one application', value });
  return [
    {
      name: 'JavaScript',
      page,
      unit: 'KB',
      value: ours.kilobytes,
      beside: beside(theirs.kilobytes),
      targets: [
        { of: 'value', atMost: 120 },
        { of: 'difference', atMost: 20 },
      ],
    },
    {
      name: 'script requests',
      page,
      unit: '',
      value: ours.requests.length,
      beside: beside(theirs.requests.length),
      targets: [
        { of: 'value', atMost: 8 },
        { of: 'difference', atMost: 2 },
      ],
    },
    {
      name: 'request chain',
      page,
      unit: 'deep',
      value: ours.depth,
      beside: beside(theirs.depth),
      targets: [{ of: 'value', atMost: 2 }],
    },
    { name: 'scripts of next pages by then', page, unit: '', value: ours.ahead, beside: beside(theirs.ahead) },
  ];
}

const pageFigure = (page: string, ours: Visit, still: Visit): Figure => ({
  name: 'HTML, styles and fonts',
  page,
  unit: 'KB',
  value: pageKilobytes(ours.requests),
  beside: { name: 'static page', value: pageKilobytes(still.requests) },
  targets: [{ of: 'ratio', atMost: 1.15 }],
});
