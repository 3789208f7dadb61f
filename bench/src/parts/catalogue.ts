import { findPostgres } from '@facade/api/testing/postgres-server';
import { sampleContent } from '@facade/cli/sample-site';
import { keyToResult } from '../browser/key-to-result.ts';
import { openBrowser } from '../browser/open-page.ts';
import { type Measured, measureSize, type Size } from '../catalogue/measure-size.ts';
import { QUESTIONS } from '../catalogue/questions.ts';
import type { Figure, Target } from '../report/figure.ts';
import type { Part } from './part.ts';

const numbers = (list: string) => list.split(',').filter(Boolean).map(Number);

/** Homes of the catalogues that are compared, on PostgreSQL; `CATALOGUE_HOMES=10000,100000` for others. */
const SIZES = numbers(process.env.CATALOGUE_HOMES ?? '104,10000,100000,1000000');

/** The same in the embedded database; `CATALOGUE_HOMES_EMBEDDED=` measures none. */
const EMBEDDED = numbers(process.env.CATALOGUE_HOMES_EMBEDDED ?? '10000,100000');

/** What the larger catalogues are compared with: with fewer homes an index has no effect. */
const COMPARED = 10_000;

/** Records of a home: one per language. */
const RECORDS = 2;

const MB = 1e6;

/** Response times for visitors and cost of an import with many homes. */
export const catalogue: Part = {
  title: `catalogue: ${listed(SIZES)} homes on PostgreSQL, ${listed(EMBEDDED)} in the embedded database, api alone`,
  async measure({ sites, say }) {
    const bin = findPostgres();
    if (!bin) throw new Error('there is no PostgreSQL on this machine: initdb and postgres are needed');
    const content = sampleContent(process.env.FACADE_DATA ?? '');
    const search = async (api: string): Promise<number> => {
      const site = await sites.composed({ env: { FACADE_API_URL: api } });
      const browser = await openBrowser();
      try {
        return await keyToResult(browser, site.origin);
      } finally {
        await browser.close();
        await sites.stop();
      }
    };
    const figures: Figure[] = [];
    for (const [sizes, isEmbedded] of [[SIZES, false] as const, [EMBEDDED, true] as const]) {
      const measured: Measured[] = [];
      for (const homes of sizes) measured.push(await measureSize({ homes, isEmbedded }, { bin, content, search }, say));
      const base = measured.find(({ homes }) => homes >= COMPARED) ?? measured[0];
      if (base) figures.push(...measured.flatMap((one) => figuresOf(one, base)));
    }
    return figures;
  },
};

function listed(sizes: readonly number[]): string {
  return sizes.map((homes) => homes.toLocaleString('en')).join(', ') || 'no';
}

const named = ({ homes, isEmbedded }: Size) => `${homes.toLocaleString('en')} homes${isEmbedded ? ', embedded' : ''}`;

function figuresOf(one: Measured, base: Measured): Figure[] {
  const page = (what: string) => `${named(one)}, ${what}`;
  const isLarger = one.homes > base.homes;
  const compare = (value: number, target: Target): Pick<Figure, 'beside' | 'targets'> =>
    isLarger ? { beside: { name: named(base), value }, targets: [target] } : {};
  const answers = Object.keys(QUESTIONS).map((kind): Figure => {
    const { beside, targets = [] } = compare(base.answers[kind] ?? 0, { of: 'ratio', atMost: 3 });
    return {
      name: '99 of 100',
      page: page(kind),
      unit: 'ms',
      value: one.answers[kind] ?? 0,
      ...(beside && { beside }),
      targets: [{ of: 'value', atMost: 100 }, ...targets],
    };
  });
  return [
    ...answers,
    {
      name: 'key to painted result',
      page: page('search box, processor four times slower'),
      unit: 'ms',
      value: one.keyToResult,
      ...(isLarger && { beside: { name: named(base), value: base.keyToResult } }),
      targets: [{ of: 'value', atMost: 100 }],
    },
    {
      name: 'memory of the api',
      page: page('after all questions'),
      unit: 'MB',
      value: one.memory / MB,
      ...compare(base.memory / MB, { of: 'ratio', atMost: 1.2 }),
    },
    ...importFigures(one, page),
    {
      name: 'memory of the import',
      page: page('first import'),
      unit: 'MB',
      value: one.first.peak / MB,
      ...compare(base.first.peak / MB, { of: 'difference', atMost: 200 }),
    },
  ];
}

/**
 * No readers here: a short import is mostly the start of its process, and the embedded database has one connection, which
 * readers would share.
 */
function importFigures(
  { homes, isEmbedded, first, nightly, readers }: Measured,
  page: (what: string) => string,
): Figure[] {
  const asked = (target: Target): Target[] => (homes > COMPARED && !isEmbedded ? [target] : []);
  return [
    {
      name: 'records a second',
      page: page('first import'),
      unit: '',
      value: (homes * RECORDS) / first.seconds,
      targets: asked({ of: 'value', atLeast: 5000 }),
    },
    {
      name: 'duration',
      page: page('1 % changed'),
      unit: 's',
      value: nightly.seconds,
      beside: { name: 'first import', value: first.seconds },
      targets: asked({ of: 'ratio', atMost: 0.1 }),
    },
    {
      name: 'failed answers',
      page: page('while 1 % changes'),
      unit: '',
      value: readers.during.errors,
      targets: [{ of: 'value', atMost: 0 }],
    },
    {
      name: '99 of 100',
      page: page('while 1 % changes'),
      unit: 'ms',
      value: readers.during.time,
      beside: { name: 'before', value: readers.before.time },
      targets: asked({ of: 'ratio', atMost: 2 }),
    },
  ];
}
