import { measureMatching } from '@facade/api/testing/matching-run';
import type { Part } from './part.ts';

const HOMES = 1000;
const SEARCHES = 100_000;
const FEW = 10_000;

const MB = 1e6;

/** Cost of matching an import against registered searches. */
export const demand: Part = {
  title: `demand: ${HOMES.toLocaleString('en')} new homes against ${SEARCHES.toLocaleString('en')} registered searches`,
  async measure() {
    const page = 'embedded database';
    const [few, many] = await measureMatching(HOMES, [FEW, SEARCHES]);
    if (!few || !many) return [];
    const beside = (value: number) => ({ name: `${FEW.toLocaleString('en')} searches`, value });
    return [
      {
        name: 'compared in',
        page,
        unit: 's',
        value: many.seconds,
        beside: beside(few.seconds),
        targets: [{ of: 'value', atMost: 60 }],
      },
      { name: 'homes found', page, unit: '', value: many.found, beside: beside(few.found) },
      {
        name: 'memory of the process',
        page,
        unit: 'MB',
        value: many.memory / MB,
        beside: beside(few.memory / MB),
        targets: [{ of: 'ratio', atMost: 1.2 }],
      },
    ];
  },
};
