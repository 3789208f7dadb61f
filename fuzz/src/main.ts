import { parseArgs } from 'node:util';
import { describeReport } from './run/describe-report.ts';
import { fuzz } from './run/fuzz.ts';
import { readOwner } from './run/owner-session.ts';
import { readSeed } from './run/seed.ts';

/** `node fuzz/src/main.ts URL [--requests N] [--lanes N] [--owner EMAIL:PASSWORD]`: fuzzes a running site. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { requests: { type: 'string' }, lanes: { type: 'string' }, owner: { type: 'string' } },
  });
  const [url] = positionals;
  if (!url) throw new Error('which site? node fuzz/src/main.ts http://localhost:8080');
  const report = await fuzz({
    url,
    seed: readSeed(process.env),
    requests: Number(values.requests ?? 5000),
    ...(values.lanes ? { lanes: Number(values.lanes) } : {}),
    owner: readOwner(values.owner),
    progress: (requests) => requests % 1000 === 0 && console.log(`${requests} requests`),
  });
  console.log(describeReport(report));
  if (report.findings.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
