/** `node api/src/app/commands/site-events.ts --since 2h`: what visitors achieved since then and what changed, as JSON for `facade why`. */
import { StartupError } from '../../kernel/index.ts';
import { readArguments } from './arguments.ts';
import { runCommand } from './run-command.ts';
import { sinceOf } from './since.ts';

const USAGE = 'Usage: site-events --since 2026-03-31|2h';

await runCommand(async (open) => {
  const { values, positionals } = readArguments({ since: { type: 'string' } }, USAGE);
  if (positionals.length > 0 || values.since === undefined) throw new StartupError(USAGE);
  const since = sinceOf(values.since);
  process.stdout.write(`${JSON.stringify(await (await open()).siteEvents({ since }))}\n`);
  return 0;
});
