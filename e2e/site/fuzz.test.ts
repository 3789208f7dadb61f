import { describeReport, fuzz, readSeed } from '@facade/fuzz';
import { expect, sampleOwner, test } from '../support/site.ts';

/** The same each time, so that a failure is the change's own; `npm run bench -- fuzz` looks further. */
const SEED = 1;
const REQUESTS = 5000;
/** Far above what the shell needs, in megabytes. */
const RUNAWAY = 1000;

test('whatever is sent, the site answers: no failure, no hang, nothing of the request in the answer', async ({
  site,
}) => {
  test.setTimeout(180_000);
  const seed = readSeed(process.env, SEED);
  const report = await fuzz({ url: site.url, seed, requests: REQUESTS, owner: sampleOwner(site) });
  console.log(describeReport(report));
  expect(report.findings.map(({ kind, reason }) => `${kind}: ${reason}`)).toEqual([]);
  expect(report.tally.share(429), 'limits per visitor hide what is behind them').toBeLessThan(0.05);
  expect(await residentMegabytes(site.url), 'memory of the shell').toBeLessThan(RUNAWAY);
});

/** Resident memory of the shell; 0 if its metrics lack it. */
async function residentMegabytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(metrics.match(/^process_resident_memory_bytes (\S+)$/m)?.[1] ?? 0) / 1e6;
}
