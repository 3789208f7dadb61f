/** `node api/src/commands/import.ts FILE [--sample]`: replaces the catalogue by what the feed says. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '../config/startup-error.ts';
import { formatProblem, type ImportReport } from '../import/report.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (open) => {
  const { values, positionals } = parseArgs({ options: { sample: { type: 'boolean' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new StartupError('Usage: import FILE [--sample]');
  const work = await open();
  const report = await work.importFeed({ file: resolve(file), sample: values.sample ?? false });
  print(report);
  return report.imported ? 0 : 1;
});

function print({ imported, errors, warnings, counts }: ImportReport): void {
  for (const warning of warnings) process.stdout.write(`warning  ${formatProblem(warning)}\n`);
  for (const error of errors) process.stderr.write(`error    ${formatProblem(error)}\n`);
  if (!imported) {
    process.stderr.write(`Nothing was imported: ${errors.length} errors.\n`);
    return;
  }
  const { properties, projects, pictures, added, changed, removed } = counts;
  process.stdout.write(
    `${properties} properties (${added} new, ${changed} changed, ${removed} removed), ${projects} projects, ${pictures} pictures.\n`,
  );
}
