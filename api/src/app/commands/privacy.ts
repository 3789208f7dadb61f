/** `node api/src/app/commands/privacy.ts export|erase EMAIL_OR_CONSENT [--out FILE] [--yes]`, `… register [--lang nl]` */
import { readLanguage } from '@facade/shared-domain/language/language';
import { isEmail } from '@facade/shared-domain/validation';
import { formatProblem, loadContent } from '../../content/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { type Person, registerTable } from '../../privacy/index.ts';
import { isId, readArguments } from './arguments.ts';
import { configuration, runCommand } from './run-command.ts';
import { writeNew } from './write-new.ts';

const USAGE = [
  'Usage: privacy export EMAIL [--out FILE]',
  '       privacy erase EMAIL [--yes]',
  '       privacy register [--lang nl]',
  'Instead of EMAIL: the id of a consent.',
].join('\n');

/** The export is for one person only. */
process.umask(0o077);

await runCommand(async (open) => {
  const { values, positionals } = readArguments(
    { out: { type: 'string' }, yes: { type: 'boolean' }, lang: { type: 'string' } },
    USAGE,
  );
  const [action, who = ''] = positionals;
  if (action === 'register') return printRegister(values.lang ?? 'nl');
  if (action !== 'export' && action !== 'erase') throw new StartupError(USAGE);
  const person = personOf(who);
  const work = await open();
  if (action === 'erase' && values.yes) {
    const { erased, left } = await work.erasePerson({ person });
    say('Erased', erased);
    say('Kept, because the agency has to decide', left);
    return 0;
  }
  const personal = await work.exportPerson({ person });
  const counts = Object.fromEntries(Object.entries(personal.data).map(([kind, entries]) => [kind, entries.length]));
  if (action === 'erase') {
    say('Found', counts);
    process.stdout.write('Nothing was erased: run it again with --yes.\n');
    return 0;
  }
  const text = `${JSON.stringify(personal, null, 2)}\n`;
  if (!values.out) process.stdout.write(text);
  else {
    writeNew(values.out, text);
    say(`Written to ${values.out}`, counts);
  }
  return 0;
});

function personOf(who: string): Person {
  if (isEmail(who)) return { email: who };
  if (isId(who)) return { consent: who };
  throw new StartupError(`"${who}" is neither a mail address nor the id of a consent.\n${USAGE}`);
}

function say(what: string, counts: Record<string, number>): void {
  const parts = Object.entries(counts).map(([kind, number]) => `${number} ${kind}`);
  process.stdout.write(`${what}: ${parts.join(', ') || 'nothing'}\n`);
}

async function printRegister(lang: string): Promise<number> {
  const language = readLanguage(lang);
  if (!language) throw new StartupError(`--lang: not a language of this site: "${lang}"`);
  const result = await loadContent(configuration().contentFolder);
  if (!result.ok) throw new StartupError(result.problems.map(formatProblem).join('\n'));
  process.stdout.write(`${registerTable(language, result.content.settings.retention)}\n`);
  return 0;
}
