import { type LoadGenerator, type LoadTarget, startLoadGenerator } from '../load/load-generator.ts';
import { MEMORY_PATH, PLAIN_REACT_PATH } from '../references/paths.ts';
import type { Figure } from '../report/figure.ts';
import { mean } from '../report/mean.ts';
import { OTHER_CORE, SERVER_CORE } from '../sites/sites.ts';
import { canPin, type StartedProcess } from '../sites/start-process.ts';
import { alternate } from './alternate.ts';
import type { Part } from './part.ts';

/** Turns per round: short ones, so that other load on a shared machine affects all sides. */
const TURNS = 4;
/**
 * Number of pairs of processes to compare: two processes with the same code differ permanently by some percent, depending on
 * how the run time compiled it.
 */
const PAIRS = 3;

/** Pages that take milliseconds: requests per turn, and for warm-up until hot code is compiled. */
const RENDERED = { turn: 150, warmUp: 1500 };
/** Pages that take a tenth of a millisecond. */
const KEPT = { turn: 3000, warmUp: 30_000 };

/** Requests one by one to a server that has just started. */
const COLD = 50;

/** List pages per second of one core, 32 connections. */
export const server: Part = {
  title: 'server: list page, answers per second of one core',
  async measure({ sites, rounds, say }) {
    if (!canPin()) say('processes cannot be kept on one core each here: read the ratios with care');
    const core = SERVER_CORE;
    const generator = await startLoadGenerator(OTHER_CORE);
    try {
      const pages = (site: StartedProcess): LoadTarget => ({ server: site, path: sites.paths.list });
      const pairs: [number, number][] = [];
      for (let pair = 1; pair <= PAIRS; pair += 1) {
        say(`rendered again for every request, processes ${pair} of ${PAIRS}`);
        const [composed, oneApplication] = await Promise.all([
          sites.composed({ cache: false, core }),
          sites.oneApplication({ cache: false, core }),
        ]);
        pairs.push(await compare(generator, rounds, RENDERED, [pages(composed), pages(oneApplication)]));
        await sites.stop();
      }
      say('beside plain React');
      const [anew, cached] = await Promise.all([sites.composed({ cache: false, core }), sites.composed({ core })]);
      const references = await sites.references(cached, core);
      const react = { server: references, path: PLAIN_REACT_PATH };
      const rendered = await compare(generator, rounds, RENDERED, [pages(anew), react]);
      say('from the page cache');
      const headers = { 'accept-encoding': 'br' };
      const memory = { server: references, path: MEMORY_PATH, headers };
      const kept = await compare(generator, rounds, KEPT, [{ ...pages(cached), headers }, memory]);
      return [
        figure(
          'rendered again',
          mean(pairs.map(([ours]) => ours)),
          'one application',
          mean(pairs.map(([, bundled]) => bundled)),
          0.9,
        ),
        figure('rendered again', rendered[0], 'plain React', rendered[1], 0.25),
        figure('from the page cache', kept[0], 'Fastify from memory', kept[1], 0.5),
      ];
    } finally {
      await generator.stop();
    }
  },
};

/** Processor seconds per answer, the mean of many turns. */
async function compare(
  generator: LoadGenerator,
  rounds: number,
  { turn, warmUp }: typeof RENDERED,
  targets: [LoadTarget, LoadTarget],
): Promise<[number, number]> {
  for (const target of targets) {
    // A server without compiled code refuses some of many requests at once, as it should.
    await generator.drive(target, COLD, 1);
    await generator.drive(target, warmUp);
  }
  const [ours = 0, theirs = 0] = await alternate(
    rounds * TURNS,
    targets.map((target) => () => generator.drive(target, turn)),
    mean,
  );
  return [ours, theirs];
}

/** From processor seconds for an answer. */
const figure = (name: string, ours: number, besideName: string, theirs: number, atLeast: number): Figure => ({
  name,
  page: 'list',
  unit: '/s',
  value: 1 / ours,
  beside: { name: besideName, value: 1 / theirs },
  targets: [{ of: 'ratio', atLeast }],
});
