/**
 * Scans pages with the HTTP Observatory's own code: `main.ts PACKAGE '{"httpPort":…,"httpsPort":…,"paths":[…]}'`. Prints one
 * JSON array: the points of each page and the tests that changed them.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Outcome {
  result: string;
}

const [folder = '', options = '{}'] = process.argv.slice(2);
const { httpPort, httpsPort, paths } = JSON.parse(options) as { httpPort: number; httpsPort: number; paths: string[] };
const load = (file: string) => import(pathToFileURL(join(folder, 'src', file)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = (await load('constants.js')) as { ALL_TESTS: ((requests: unknown) => Outcome)[] };
const { getScoreModifier } = (await load('grader/grader.js')) as { getScoreModifier(result: string): number };
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const pages = [];
for (const path of paths) {
  const requests = await retrieve('localhost', { httpPort, httpsPort, path });
  const results = ALL_TESTS.map((test) => test(requests).result);
  const modifiers = results.map(getScoreModifier);
  // As its `scan` does: deductions count first, and only a good page gets more than 100.
  const lost = 100 + sum(modifiers.filter((points) => points < 0));
  pages.push({ path, points: lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : lost, results });
}
process.stdout.write(JSON.stringify(pages));

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
