/** A wrong answer to a reader. */
export interface WrongAnswer {
  path: string;
  /** The status; or that the catalogue was older than before, or the answer late. */
  what: string;
}

export interface CatalogueReaders {
  readonly answered: number;
  readonly wrong: WrongAnswer[];
  stop(): Promise<void>;
}

/** Forwarded like a shell does: the sitemap contains the site's address. */
const FROM_SITE = { headers: { 'x-forwarded-host': 'www.example.be' } };

/** How long shells wait for the data of a page, in milliseconds. */
const TIMEOUT = 3500;

/** Earlier answers are still valid. */
const HISTORY = /"priceHistory":\[.*?\](?=[,}])/;

/**
 * Readers that send requests without a pause, rarely the same twice, so that no answer is cached. The price shows which
 * import an answer is from, because each import sets all prices to the next higher one. A request that starts after an
 * answer must get the same or a higher price.
 */
export function startReaders(origin: string, count: number): CatalogueReaders {
  const wrong: WrongAnswer[] = [];
  let answered = 0;
  let asked = 0;
  let newest = 0;
  let isOn = true;
  const paths = [
    () => `/api/properties?lang=nl&goal=sale&minPrice=${asked}&facets=true`,
    () => `/api/properties?lang=fr&goal=sale&minPrice=${asked}&sort=price&pageSize=5`,
    () => `/api/properties/${1 + (asked % 9)}?lang=nl`,
    () => `/api/properties/${1 + (asked % 9)}/similar?lang=fr`,
    () => `/api/map?lang=nl&goal=sale&zoom=12&minPrice=${asked}`,
    () => `/api/suggest?lang=nl&q=ath%20%3C%20${1_000_000 + asked}`,
    () => '/sitemap/homes-1.xml',
  ];
  const read = async (first: number) => {
    for (let turn = first; isOn; turn += 1) {
      asked += 1;
      const path = paths[turn % paths.length]?.() ?? '';
      const atLeast = newest;
      const begun = performance.now();
      const answer = await fetch(origin + path, FROM_SITE).catch(() => null);
      const text = (await answer?.text().catch(() => null)) ?? null;
      answered += 1;
      if (answer?.status !== 200 || text === null) wrong.push({ path, what: `${answer?.status} ${text}` });
      else if (performance.now() - begun > TIMEOUT) wrong.push({ path, what: 'late' });
      else {
        const prices = [...text.replace(HISTORY, '').matchAll(/"(?:amount|price)":(\d+)/g)].map(([, price]) =>
          Number(price),
        );
        if (prices.some((price) => price < atLeast)) wrong.push({ path, what: `${prices} after ${atLeast}` });
        newest = Math.max(newest, ...prices);
      }
    }
  };
  const reading = Array.from({ length: count }, (_, index) => read(index));
  return {
    get answered() {
      return answered;
    },
    wrong,
    async stop() {
      isOn = false;
      await Promise.all(reading);
    },
  };
}
