import { type LoadGenerator, type LoadTarget, startLoadGenerator } from '../load/load-generator.ts';
import { MEMORY_PATH, PLAIN_REACT_PATH } from '../references/paths.ts';
import type { Figure } from '../report/figure.ts';
import { OTHER_CORE, SERVER_CORE } from '../sites/sites.ts';
import { canPin } from '../sites/start-process.ts';
import { alternate } from './alternate.ts';
import type { Part } from './part.ts';

/**
 * Short turns, many of each, of which the best counts: whatever else a machine does only ever takes from an answer's speed, and
 * on a shared one it takes more from one second than from the next, by far more than what is compared differs.
 */
const SECONDS = 1;
const TURNS = 4;
/** Until the run time has compiled what is hot, and caches are full. */
const WARM_UP_SECONDS = 6;

/** How many list pages one core answers in a second, 32 connections. */
export const server: Part = {
  title: 'server: list page, answers per second of one core, best turns',
  async measure({ sites, rounds, say }) {
    if (!canPin()) say('processes cannot be kept on one core each here: read the ratios with care');
    const core = SERVER_CORE;
    const [composed, oneApplication, cached] = await Promise.all([
      sites.composed({ cache: false, core }),
      sites.oneApplication({ cache: false, core }),
      sites.composed({ core }),
    ]);
    const references = await sites.references(cached, core);
    const path = sites.paths.list;
    const generator = await startLoadGenerator(OTHER_CORE);
    try {
      say('drawn anew for every request');
      const [ours = 0, bundled = 0, plain = 0] = await compare(generator, rounds, [
        { server: composed, path },
        { server: oneApplication, path },
        { server: references, path: PLAIN_REACT_PATH },
      ]);
      say('from the page cache');
      const headers = { 'accept-encoding': 'br' };
      const [kept = 0, memory = 0] = await compare(generator, rounds, [
        { server: cached, path, headers },
        { server: references, path: MEMORY_PATH, headers },
      ]);
      return [
        figure('drawn anew', ours, 'one application', bundled, 0.9),
        figure('drawn anew', ours, 'plain React', plain, 0.25),
        figure('from the page cache', kept, 'Fastify from memory', memory, 0.5),
      ];
    } finally {
      await generator.stop();
    }
  },
};

async function compare(generator: LoadGenerator, rounds: number, targets: LoadTarget[]): Promise<number[]> {
  for (const target of targets) await generator.drive(target, WARM_UP_SECONDS);
  return alternate(
    rounds * TURNS,
    targets.map((target) => () => generator.drive(target, SECONDS)),
    (turns) => Math.max(...turns),
  );
}

const figure = (name: string, value: number, besideName: string, beside: number, atLeast: number): Figure => ({
  name,
  page: 'list',
  unit: '/s',
  value,
  beside: { name: besideName, value: beside },
  targets: [{ of: 'ratio', atLeast }],
});
