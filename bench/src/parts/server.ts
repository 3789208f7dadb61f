import { type LoadGenerator, startLoadGenerator } from '../load/load-generator.ts';
import { MEMORY_PATH, PLAIN_REACT_PATH } from '../references/paths.ts';
import type { Figure } from '../report/figure.ts';
import { OTHER_CORE, SERVER_CORE } from '../sites/sites.ts';
import { canPin } from '../sites/start-process.ts';
import { alternate } from './alternate.ts';
import type { Part } from './part.ts';

const SECONDS = 3;
/** Until the run time has compiled what is hot, and caches are full. */
const WARM_UP_SECONDS = 4;

/** Answers a second of the list page on one core, 32 connections. */
export const server: Part = {
  title: 'server: list page, answers a second on one core',
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
      const [ours = 0, bundled = 0, plain = 0] = await drive(generator, rounds, {}, [
        composed + path,
        oneApplication + path,
        references + PLAIN_REACT_PATH,
      ]);
      say('from the page cache');
      const [kept = 0, memory = 0] = await drive(generator, rounds, { 'accept-encoding': 'br' }, [
        cached + path,
        references + MEMORY_PATH,
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

async function drive(
  generator: LoadGenerator,
  rounds: number,
  headers: Record<string, string>,
  urls: string[],
): Promise<number[]> {
  for (const url of urls) await generator.drive(url, { seconds: WARM_UP_SECONDS, headers });
  return alternate(
    rounds,
    urls.map((url) => () => generator.drive(url, { seconds: SECONDS, headers })),
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
