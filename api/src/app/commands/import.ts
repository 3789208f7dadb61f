/** `node api/src/app/commands/import.ts FILE [--name NAME] [--allow-removals N] [--dry-run] [--sample]`, or `--undo N`: updates the catalogue to a feed. */
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { isSourceName } from '../../import/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { readArguments } from './arguments.ts';
import { printReport } from './print/print-report.ts';
import { ProgressLine } from './print/progress-line.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: import FILE [--name NAME] [--allow-removals N] [--dry-run] | import --undo N [--name NAME] [--dry-run]';

const OPTIONS = {
  sample: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'allow-removals': { type: 'string' },
  undo: { type: 'string' },
  name: { type: 'string' },
} as const;

// Visitors have priority: reading a large feed takes a processor for minutes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await runCommand(async (open) => {
  const { values, positionals } = readArguments(OPTIONS, USAGE);
  const [file] = positionals;
  const dryRun = values['dry-run'] ?? false;
  const [allowRemovals, undo] = [numberIn(values['allow-removals'], 0), numberIn(values.undo, 1)];
  const source = values.name ?? '';
  if (Boolean(file) === (undo !== null) || (source && !isSourceName(source))) throw new StartupError(USAGE);
  const work = await open();
  const line = new ProgressLine(process.stderr);
  const order = file
    ? { file: resolve(file), source, sample: values.sample ?? false, dryRun, allowRemovals }
    : { undo: undo ?? 1, source, dryRun };
  const report = await work.importFeed(order, (progress) => line.show(progress)).finally(() => line.clear());
  printReport(report);
  return report.imported || report.preview ? 0 : 1;
});

/** @throws StartupError if the value of an option is no whole number, or less than the least */
function numberIn(value: string | undefined, least: number): number | null {
  if (value === undefined) return null;
  if (!/^\d{1,9}$/.test(value) || Number(value) < least) throw new StartupError(USAGE);
  return Number(value);
}
