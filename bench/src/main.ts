import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArguments } from './arguments.ts';
import { catalogue } from './parts/catalogue.ts';
import { crawl } from './parts/crawl.ts';
import { dashboard } from './parts/dashboard.ts';
import { demand } from './parts/demand.ts';
import { flips } from './parts/flips.ts';
import { fuzz } from './parts/fuzz.ts';
import { harm } from './parts/harm.ts';
import { memory } from './parts/memory.ts';
import { navigation } from './parts/navigation.ts';
import { observatory } from './parts/observatory.ts';
import { overload } from './parts/overload.ts';
import { paint } from './parts/paint.ts';
import type { Part } from './parts/part.ts';
import { restarts } from './parts/restarts.ts';
import { scripts } from './parts/scripts.ts';
import { server } from './parts/server.ts';
import { differenceOf, type Figure, isReached, ratioOf } from './report/figure.ts';
import { formatTable } from './report/table.ts';
import { prepareSites } from './sites/data.ts';
import { Sites } from './sites/sites.ts';

/** The bench: `npm run bench -- [PART…] [--rounds N] [--json FILE]`. Prints figures; the exit status does not judge them. */
const PARTS = {
  scripts,
  server,
  paint,
  navigation,
  catalogue,
  dashboard,
  demand,
  flips,
  memory,
  crawl,
  overload,
  restarts,
  fuzz,
  harm,
  observatory,
};

async function main(): Promise<void> {
  const { parts, json, rounds } = readArguments(process.argv.slice(2), Object.keys(PARTS) as (keyof typeof PARTS)[]);
  const started = performance.now();
  const sites = await Sites.open(await prepareSites());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sites.close().then(() => process.exit(1)));
  }
  const results: Record<string, Figure[]> = {};
  try {
    for (const name of parts) {
      results[name] = await run(PARTS[name], sites, rounds);
      // At once: some parts take minutes, and a later one may fail.
      console.log(`\n${formatTable(PARTS[name].title, results[name])}\n`);
    }
  } finally {
    await sites.close();
  }
  console.log(
    `\nmeasured in ${Math.round((performance.now() - started) / 1000)} s, ${rounds} rounds, medians unless said`,
  );
  if (json) writeFileSync(resolve(process.env.INIT_CWD ?? '.', json), `${JSON.stringify(asJson(results), null, 2)}\n`);
}

async function run(part: Part, sites: Sites, rounds: number): Promise<Figure[]> {
  console.log(`  ${part.title} …`);
  try {
    return await part.measure({ sites, rounds, say: (line) => console.log(`    ${line}`) });
  } finally {
    await sites.stop();
  }
}

/** Figures with their ratios and verdicts, for programs that compare runs. */
const asJson = (results: Record<string, Figure[]>) =>
  Object.fromEntries(
    Object.entries(results).map(([part, figures]) => [
      part,
      figures.map((figure) => ({
        ...figure,
        ratio: ratioOf(figure),
        difference: differenceOf(figure),
        targets: (figure.targets ?? []).map((target) => ({ ...target, reached: isReached(figure, target) })),
      })),
    ]),
  );

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
