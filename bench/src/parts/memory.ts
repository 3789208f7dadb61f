import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMALL } from '@facade/cli/server-plans';
import { startLoadGenerator } from '../load/load-generator.ts';
import { memoryOfTree, type ProcessMemory } from '../load/process-memory.ts';
import { viewPages } from '../load/view-pages.ts';
import type { Figure } from '../report/figure.ts';
import { mean } from '../report/mean.ts';
import { type NpmStart, npmStart } from '../sites/npm-start.ts';
import { OTHER_CORE, SERVER_CORE } from '../sites/sites.ts';
import { alternate } from './alternate.ts';
import type { Part, PartContext } from './part.ts';

const VIEWS = 1000;
/** Milliseconds of quiet before memory is read. */
const QUIET = 5000;
/** Timeout for preparing the pictures of the sample agency, in milliseconds. */
const PREPARED = 600_000;
/** Requests per turn, and for warm-up. */
const RENDERED = { turn: 150, warmUp: 1500 };

/** Memory of a running site, and whether saving memory slows its servers down. */
export const memory: Part = {
  title: `memory: npm start, after ${VIEWS.toLocaleString('en')} page views`,
  async measure(context) {
    const { sites } = context;
    const { busy, rest: embedded } = await measureSite(await npmStart(join(sites.data, 'memory')));
    const figures = [
      limited('all processes, resident', sum(embedded), 450),
      figure('all processes, shared pages counted once', sum(embedded, 'proportional')),
      figure('all processes while pictures are encoded, resident', sum(busy)),
      limited('the command', named(embedded, 'main.ts'), 100),
      figure('api', named(embedded, 'api/src/main.ts')),
      figure('shell', named(embedded, 'shell/src/server/main.ts')),
    ];
    return [...figures, await speed(context)];
  },
};

/** Views pages, then measures the memory: soon after, and when the pictures are prepared and the encoder has ended. */
async function measureSite(site: NpmStart): Promise<{ busy: ProcessMemory[]; rest: ProcessMemory[] }> {
  try {
    await viewPages(site.origin, VIEWS);
    await wait(QUIET);
    const busy = memoryOfTree(site.pid);
    let rest = busy;
    for (const end = Date.now() + PREPARED; rest.some(isEncoder); rest = memoryOfTree(site.pid)) {
      if (Date.now() > end) throw new Error(`the pictures are not prepared after ${PREPARED / 1000} s`);
      await wait(QUIET);
    }
    return { busy, rest };
  } finally {
    await site.stop();
  }
}

const isEncoder = ({ command }: ProcessMemory): boolean => command.some((word) => word.includes('/encoder/'));

/** The shell with the options that `npm start` gives it, beside one without. */
async function speed({ sites, rounds, say }: PartContext): Promise<Figure> {
  say('rendered again, with and without the options that save memory');
  const generator = await startLoadGenerator(OTHER_CORE);
  try {
    const core = SERVER_CORE;
    const [small, usual] = await Promise.all([
      sites.composed({ cache: false, core, ...SMALL }),
      sites.composed({ cache: false, core }),
    ]);
    const targets = [small, usual].map((server) => ({ server, path: sites.paths.list }));
    for (const target of targets) await generator.drive(target, RENDERED.warmUp);
    const turns = targets.map((target) => () => generator.drive(target, RENDERED.turn));
    const [ours = 0, theirs = 0] = await alternate(rounds * 4, turns, mean);
    return {
      name: 'rendered again, with the options of npm start',
      page: 'list',
      unit: '/s',
      value: 1 / ours,
      beside: { name: 'without them', value: 1 / theirs },
      targets: [{ of: 'ratio', atLeast: 0.95 }],
    };
  } finally {
    await generator.stop();
  }
}

const sum = (processes: ProcessMemory[], kind: 'resident' | 'proportional' = 'resident'): number =>
  processes.reduce((total, process) => total + process[kind], 0);

/** Resident bytes of the processes that run this program. */
const named = (processes: ProcessMemory[], file: string): number =>
  sum(
    processes.filter(({ command }) =>
      command.some((word) => (file === 'main.ts' ? word.endsWith('cli/src/main.ts') : word.endsWith(file))),
    ),
  );

const figure = (name: string, bytes: number): Figure => ({ name, page: '', unit: 'MB', value: bytes / 1e6 });

const limited = (name: string, bytes: number, atMost: number): Figure => ({
  ...figure(name, bytes),
  targets: [{ of: 'value', atMost }],
});
