import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, startPostgres } from '@facade/api/testing/postgres-server';
import { sampleContent } from '@facade/cli/sample-site';
import { ROOT } from '@facade/cli/workspace';
import { importFeed } from '../catalogue/import-feed.ts';
import { changeFeed, makeFeed } from '../catalogue/make-feed.ts';
import { QUESTIONS } from '../catalogue/questions.ts';
import { residentBytes } from '../load/resident-bytes.ts';
import type { Figure } from '../report/figure.ts';
import { percentile } from '../report/percentile.ts';
import { startProcess, stopProcess } from '../sites/start-process.ts';
import type { Part } from './part.ts';

/** Homes of the catalogues that are compared; `CATALOGUE_HOMES=10000,1000000` for others. */
const SIZES = (process.env.CATALOGUE_HOMES ?? '10000,100000').split(',').map(Number);
/** Records of a home: one per language. */
const RECORDS = 2;
const TIMES = 200;
const WARM_UP = 20;
/** Milliseconds in which the counts of a new catalogue are read. */
const SETTLED = 5000;

interface Measured {
  homes: number;
  first: { seconds: number; peak: number };
  nightly: { seconds: number; peak: number };
  /** 99th percentile of each kind of question, in milliseconds. */
  answers: Record<string, number>;
  memory: number;
}

/** What visitors wait for, and what an import takes, with many homes. */
export const catalogue: Part = {
  title: `catalogue: ${SIZES.map((homes) => homes.toLocaleString('en')).join(' and ')} homes on PostgreSQL, api alone`,
  async measure({ say }) {
    const bin = findPostgres();
    if (!bin) throw new Error('there is no PostgreSQL on this machine: initdb and postgres are needed');
    const measured: Measured[] = [];
    for (const homes of SIZES) measured.push(await measureSize(bin, homes, say));
    return figuresOf(measured);
  },
};

async function measureSize(bin: string, homes: number, say: (line: string) => void): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-catalogue-'));
  const postgres = await startPostgres(bin);
  try {
    const [feed, changed] = [join(folder, 'feed.ndjson'), join(folder, 'changed.ndjson')];
    const env = {
      DATABASE_URL: postgres.url,
      FACADE_DATA: join(folder, 'data'),
      FACADE_CONTENT: sampleContent(join(folder, 'data')),
      LOG_LEVEL: 'warn',
    };
    say(`${homes.toLocaleString('en')} homes: import`);
    await makeFeed(homes, feed);
    await changeFeed(feed, changed);
    const first = await importFeed(feed, env);
    const nightly = await importFeed(changed, env);
    say(`${homes.toLocaleString('en')} homes: questions`);
    const api = await startProcess(join(ROOT, 'api/src/main.ts'), { env: { ...env, FACADE_API_PORT: '0' } });
    try {
      await ask(api.origin, '/api/properties?lang=nl');
      await wait(SETTLED);
      const answers: Record<string, number> = {};
      for (const [name, question] of Object.entries(QUESTIONS)) answers[name] = await slowest(api.origin, question);
      return { homes, first, nightly, answers, memory: residentBytes(api.child.pid) };
    } finally {
      await stopProcess(api);
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 99th percentile of many different questions of a kind, one after another. */
async function slowest(origin: string, question: (number: number) => string): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < TIMES + WARM_UP; number += 1) {
    const time = await ask(origin, question(number));
    if (number >= WARM_UP) times.push(time);
  }
  return percentile(times, 99);
}

async function ask(origin: string, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(origin + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

const MB = 1e6;

/** The last size beside the first. */
function figuresOf(measured: readonly Measured[]): Figure[] {
  const [small, large] = [measured[0], measured.at(-1)];
  if (!small || !large) return [];
  const name = `${small.homes.toLocaleString('en')} homes`;
  const beside = (value: number) => ({ name, value });
  return [
    ...Object.keys(QUESTIONS).map(
      (kind): Figure => ({
        name: '99 of 100',
        page: kind,
        unit: 'ms',
        value: large.answers[kind] ?? 0,
        beside: beside(small.answers[kind] ?? 0),
        targets: [
          { of: 'value', atMost: 100 },
          { of: 'ratio', atMost: 3 },
        ],
      }),
    ),
    {
      name: 'memory of the api',
      page: '',
      unit: 'MB',
      value: large.memory / MB,
      beside: beside(small.memory / MB),
      targets: [{ of: 'ratio', atMost: 1.2 }],
    },
    {
      name: 'records a second',
      page: 'first import',
      unit: '',
      value: (large.homes * RECORDS) / large.first.seconds,
      beside: beside((small.homes * RECORDS) / small.first.seconds),
      targets: [{ of: 'value', atLeast: 5000 }],
    },
    {
      name: 'memory of the import',
      page: 'first import',
      unit: 'MB',
      value: large.first.peak / MB,
      beside: beside(small.first.peak / MB),
      targets: [{ of: 'difference', atMost: 200 }],
    },
    {
      name: 'duration',
      page: '1 % of the homes changed',
      unit: 's',
      value: large.nightly.seconds,
      beside: { name: 'first import', value: large.first.seconds },
      targets: [{ of: 'ratio', atMost: 0.1 }],
    },
  ];
}
