/** `node api/src/commands/import.ts FILE [--dry-run] [--sample]`: updates the catalogue to the feed. */
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { readArguments } from './arguments.ts';
import { printReport } from './print/print-report.ts';
import { ProgressLine } from './print/progress-line.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: import FILE [--dry-run] [--sample]';

// Visitors have priority: reading a large feed takes a processor for minutes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await runCommand(async (open) => {
  const { values, positionals } = readArguments({ sample: { type: 'boolean' }, 'dry-run': { type: 'boolean' } }, USAGE);
  const [file] = positionals;
  if (!file) throw new StartupError(USAGE);
  const work = await open();
  const line = new ProgressLine(process.stderr);
  const order = { file: resolve(file), sample: values.sample ?? false, dryRun: values['dry-run'] ?? false };
  const report = await work.importFeed(order, (progress) => line.show(progress)).finally(() => line.clear());
  printReport(report);
  return report.imported || report.preview ? 0 : 1;
});
