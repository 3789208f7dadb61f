import { equalProblems, type FeedProblem, groupLines } from '@facade/feed';
import type { ImportReport } from '../../../import/index.ts';

const linesOf = (problems: readonly FeedProblem[]): string[] =>
  equalProblems(problems).flatMap((group) => groupLines(group, { language: 'en' }));

/** Prints the result of an import: warnings and sums to standard output, errors to standard error. */
export function printReport(report: ImportReport): void {
  const { imported, errors, warnings, more, leftOut, counts, tooMany, preview } = report;
  for (const line of linesOf(warnings)) process.stdout.write(`warning  ${line}\n`);
  if (more.warnings > 0) process.stdout.write(`… and ${more.warnings} more warnings.\n`);
  for (const line of linesOf(errors)) process.stderr.write(`error    ${line}\n`);
  if (more.errors > 0) process.stderr.write(`… and ${more.errors} more errors.\n`);
  if (!imported && !preview) {
    process.stderr.write(`Nothing was imported: ${errors.length + more.errors} errors.\n`);
    return;
  }
  if (leftOut > 0) process.stderr.write(`Left out because of errors, and unchanged on the site: ${leftOut} homes.\n`);
  const { properties, projects, pictures, added, changed, removed } = counts;
  if (preview) {
    for (const [what, ids, count] of [
      ['new', preview.added, added],
      ['changed', preview.changed, changed],
      ['removed', preview.removed, removed],
    ] as const)
      if (count > 0) process.stdout.write(`${what.padEnd(8)} ${ids.join(', ')}${count > ids.length ? ', …' : ''}\n`);
    process.stdout.write(
      `Nothing was written. There would be ${properties} properties (${added} new, ${changed} changed, ${removed} removed).\n`,
    );
    if (tooMany) process.stdout.write(`An import would be refused without --allow-removals ${removed}.\n`);
    return;
  }
  process.stdout.write(
    `${properties} properties (${added} new, ${changed} changed, ${removed} removed), ${projects} projects, ${pictures} pictures.\n`,
  );
}
