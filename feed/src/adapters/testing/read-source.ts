import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem } from '../../problems.ts';
import { FeedError } from '../../reading/feed-error.ts';
import { openFeed } from '../../reading/open-feed.ts';
import { openSource } from '../open-source.ts';

/** Runs an adapter on a text: returns the records, and the report in lines; `textless` are the homes that it says have no text. */
export async function readSource(
  name: string,
  text: string | Buffer,
  {
    format,
    lookups,
    adapterFile,
    fetches,
  }: { format?: string; lookups?: string; adapterFile?: string; fetches?: (address: string) => boolean } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'facade-source-'));
  writeFileSync(join(folder, name), text);
  if (lookups !== undefined) writeFileSync(join(folder, 'lookups.json'), lookups);
  const records: Record<string, unknown>[] = [];
  const file = await openFeed(join(folder, name), folder);
  try {
    const source = await openSource(file, { name: join(folder, name), folder, format, adapterFile, fetches });
    const { feed } = source;
    await feed.split(
      ({ bytes }) => records.push(JSON.parse(bytes.toString())),
      async () => {},
    );
    if (feed !== file) await feed.close();
    const lines = (problems: typeof source.errors) => problems.listed.map(formatProblem);
    const { errors, warnings, isPartial } = source;
    const { said = [], textless = [] } = Object.groupBy(warnings.listed, ({ kind }) =>
      kind === 'noText' ? 'textless' : 'said',
    );
    return {
      ...{ records, errors: lines(errors), warnings: said.map(formatProblem), problems: said, isPartial },
      textless: textless.map(({ home }) => home),
    };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return {
      records: [],
      errors: [formatProblem(error.problem)],
      warnings: [],
      problems: [],
      isPartial: false,
      textless: [],
    };
  } finally {
    await file.close();
    rmSync(folder, { recursive: true });
  }
}
