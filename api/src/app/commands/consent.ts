/** `node api/src/app/commands/consent.ts list [--since TIME] [--limit N] [--json] | show ID [--json]` */
import { StartupError } from '../../kernel/index.ts';
import { isId, readArguments } from './arguments.ts';
import { terminalText } from './print/terminal-text.ts';
import { runCommand } from './run-command.ts';
import { sinceOf } from './since.ts';
import type { StoredConsent } from './work/consent-work.ts';

const USAGE = `Usage: consent list [--since 2026-03-31|7d] [--limit 100] [--json]
       consent show ID [--json]
ID is the number that the cookie "facade-consent" of a visitor's browser holds.`;
const MAX_LISTED = 10_000;

await runCommand(async (open) => {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments({ since: text, limit: text, json: { type: 'boolean' } }, USAGE);
  const [action, id, ...rest] = positionals;
  const isShow = action === 'show' && id !== undefined && isId(id);
  if (rest.length > 0 || !(isShow || (action === 'list' && id === undefined))) throw new StartupError(USAGE);
  const limit = Number(values.limit ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED)
    throw new StartupError(`--limit: 1 to ${MAX_LISTED}\n${USAGE}`);
  const since = values.since === undefined ? null : sinceOf(values.since);
  const work = await open();
  if (isShow) {
    const [found] = await work.consents({ action: 'show', id: id.toLowerCase() });
    if (!found) throw new StartupError(`There is no consent ${id}.`);
    process.stdout.write(`${values.json ? JSON.stringify(found, null, 2) : described(found)}\n`);
    return 0;
  }
  const found = await work.consents({ action: 'list', since, limit });
  const lines = values.json ? [JSON.stringify(found, null, 2)] : found.map(line);
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'There are none.\n');
  return 0;
});

function choicesOf({ choices }: StoredConsent): string {
  return Object.entries(choices)
    .map(([name, isAllowed]) => `${terminalText(name)} ${isAllowed ? 'yes' : 'no'}`)
    .join(', ');
}

function line(consent: StoredConsent): string {
  const { givenAt, id, language, version } = consent;
  return [givenAt, id, language || '-', terminalText(version), choicesOf(consent)].join('  ');
}

function described(consent: StoredConsent): string {
  const { id, givenAt, version, language, wording } = consent;
  return [
    `${id}  ${givenAt}`,
    `version of the text: ${terminalText(version)}`,
    `language: ${language || 'not known'}`,
    `choices: ${choicesOf(consent) || 'none'}`,
    Object.keys(wording).length > 0 ? 'the agency’s own words that were shown:' : 'shown in the site’s own words',
    ...Object.entries(wording).map(([name, words]) => `  ${name}: ${terminalText(words)}`),
  ].join('\n');
}
