/** `node api/src/app/commands/inbox.ts [list] [--since TIME] [--limit N] [--json|--csv] | show ID [--json] | files ID --out FOLDER` */
import { StartupError } from '../../kernel/index.ts';
import { isId, readArguments } from './arguments.ts';
import { describedLead, leadLine, leadTable } from './print/lead-lines.ts';
import { runCommand } from './run-command.ts';
import { saveFiles } from './save-files.ts';
import { sinceOf } from './since.ts';

const USAGE = `Usage: inbox [list] [--since 2026-03-31|7d] [--limit 100] [--json|--csv]
       inbox show ID [--json]
       inbox files ID --out FOLDER`;
const MAX_LISTED = 10_000;

await runCommand(async (open) => {
  const { values, positionals } = readArguments(
    {
      since: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      out: { type: 'string' },
    },
    USAGE,
  );
  const [action = 'list', id, extra] = positionals;
  const isOne = id !== undefined && isId(id);
  const isShow = action === 'show' && isOne;
  const isFiles = action === 'files' && isOne && Boolean(values.out);
  const isList = action === 'list' && id === undefined;
  if (extra !== undefined || !(isShow || isFiles || isList) || (values.csv && !isList)) throw new StartupError(USAGE);
  const limit = Number(values.limit ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED)
    throw new StartupError(`--limit: 1 to ${MAX_LISTED}\n${USAGE}`);
  const since = values.since === undefined ? null : sinceOf(values.since);
  const work = await open();
  if (id !== undefined) {
    const lead = await work.showLead({ id });
    if (!lead) throw new StartupError(`There is no lead ${id}.`);
    if (isFiles) return saveFiles(await work.listLeadFiles({ id }), values.out ?? '');
    print(values.json ? JSON.stringify(lead, null, 2) : describedLead(lead));
    return 0;
  }
  const leads = await work.listLeads({ since, limit });
  if (values.csv) process.stdout.write(leadTable(leads));
  else print(values.json ? JSON.stringify(leads, null, 2) : leads.map(leadLine).join('\n'));
  const last = leads.at(-1);
  if (since !== null && last && leads.length === limit)
    process.stderr.write(`There may be more: continue with --since ${last.createdAt}\n`);
  return 0;
});

function print(text: string): void {
  if (text) process.stdout.write(`${text}\n`);
}
