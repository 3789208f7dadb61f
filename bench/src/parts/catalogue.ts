import { sampleContent } from '@facade/cli/sample-site';
import { keyToResult } from '../browser/key-to-result.ts';
import { openBrowser } from '../browser/open-page.ts';
import { type Measured, measureSize } from '../catalogue/measure-size.ts';
import { QUESTIONS } from '../catalogue/questions.ts';
import type { Figure, Target } from '../report/figure.ts';
import type { Part } from './part.ts';

const numbers = (list: string) => list.split(',').filter(Boolean).map(Number);

/** Homes of the catalogues that are compared; `CATALOGUE_HOMES=10000,100000` for others. */
const SIZES = numbers(process.env.CATALOGUE_HOMES ?? '104,10000,100000,1000000');

/** What the larger catalogues are compared with: with fewer homes an index has no effect. */
const COMPARED = 10_000;

/** Records of a home: one per language. */
const RECORDS = 2;

const MB = 1e6;

/** Response times for visitors and cost of an import with many homes. */
export const catalogue: Part = {
  title: `catalogue: ${listed(SIZES)} homes in the embedded database, api alone`,
  async measure({ sites, say }) {
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
    const measured: Measured[] = [];
    for (const homes of SIZES) measured.push(await measureSize(homes, { content, search }, say));
    const base = measured.find(({ homes }) => homes >= COMPARED) ?? measured[0];
    return base ? measured.flatMap((one) => figuresOf(one, base)) : [];
  },
};

function listed(sizes: readonly number[]): string {
  return sizes.map((homes) => homes.toLocaleString('en')).join(', ') || 'no';
}

const named = ({ homes }: Measured) => `${homes.toLocaleString('en')} homes`;

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

/** No target for a small catalogue: its import is mostly the start of the process. */
function importFigures({ homes, first, nightly, readers }: Measured, page: (what: string) => string): Figure[] {
  const asked = (target: Target): Target[] => (homes > COMPARED ? [target] : []);
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
