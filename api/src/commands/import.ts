/** `node api/src/commands/import.ts FILE [--sample]`: replaces the catalogue by what the feed says. */
import { parseArgs } from 'node:util';
import { StartupError } from '../config/startup-error.ts';
import { importFeed } from '../import/import-feed.ts';
import { formatProblem, type ImportReport } from '../import/report.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (open) => {
  const { values, positionals } = parseArgs({ options: { sample: { type: 'boolean' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new StartupError('Usage: import FILE [--sample]');
  const { db, config } = await open();
  const report = await importFeed(db, { file, dataFolder: config.dataFolder, sample: values.sample });
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
