import type { Browser, Page } from 'playwright';
import type { TransferredRequest } from '../browser/network-log.ts';
import { openBrowser, withPage } from '../browser/open-page.ts';
import { panToList } from '../browser/pan-to-list.ts';
import { type Pointing, timeToHeading } from '../browser/time-to-heading.ts';
import { untilInteractive } from '../browser/visit.ts';
import { untilAtRest } from '../load/until-at-rest.ts';
import type { Figure } from '../report/figure.ts';
import { alternate } from './alternate.ts';
import type { Part } from './part.ts';

/** From a list to a property whose link has been in view, and from a pan of the map to its list. */
export const navigation: Part = {
  title: 'navigation: list to property, Slow 4G and a processor four times slower, link in view',
  async measure({ sites, rounds, say }) {
    const [composed, oneApplication] = await Promise.all([sites.composed(), sites.oneApplication()]);
    // The encoder uses a core until then.
    say('until the pictures are prepared');
    await untilAtRest(sites.api.child.pid);
    const browser = await openBrowser();
    const toProperty = async (by: Pointing, atMost: number): Promise<Figure> => {
      say(`${by} to painted heading`);
      const [ours = 0, theirs = 0] = await alternate(
        rounds,
        [composed, oneApplication].map(
          ({ origin }) =>
            () =>
              listToProperty(browser, origin, sites.paths, by),
        ),
      );
      return {
        name: `${by} to painted heading`,
        page: 'property',
        unit: 'ms',
        value: ours,
        beside: { name: 'one application', value: theirs },
        targets: [{ of: 'value', atMost }],
      };
    };
    const followed = async (): Promise<Figure> => {
      say('pan of the map to painted list');
      const [ours = 0, theirs = 0] = await alternate(
        rounds,
        [composed, oneApplication].map(
          ({ origin }) =>
            () =>
              panToList(browser, origin, sites.paths.list),
        ),
      );
      return {
        name: 'pan of the map to painted list',
        page: 'list',
        unit: 'ms',
        value: ours,
        beside: { name: 'one application', value: theirs },
        targets: [{ of: 'value', atMost: 300 }],
      };
    };
    try {
      return [await toProperty('click', 150), await toProperty('tap', 200), await followed()];
    } finally {
      await browser.close();
    }
  },
};

function listToProperty(
  browser: Browser,
  origin: string,
  paths: { list: string; property: string },
  by: Pointing,
): Promise<number> {
  return withPage(browser, { slow: true, answered: true }, origin, async ({ page, requests }) => {
    await page.goto(origin + paths.list);
    const link = `a[href="${paths.property}"]`;
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await untilInteractive(page);
    await untilQuiet(page, requests);
    return timeToHeading(page, link, by);
  });
}

const QUIET = 1500;
const TIMEOUT = 45_000;

/** Waits for network idle: links in view are prefetched by then. */
async function untilQuiet(page: Page, requests: readonly TransferredRequest[]): Promise<void> {
  const end = Date.now() + TIMEOUT;
  for (let seen = -1; seen !== requests.length && Date.now() < end; ) {
    seen = requests.length;
    await page.waitForTimeout(QUIET);
  }
}
