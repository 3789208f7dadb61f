import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { apiSettings } from '../site/api-settings.ts';
import { PATHS, ROOT } from '../workspace.ts';
import { type Command, CommandError } from './command.ts';
import { withWholePath } from './whole-path.ts';

/** Runs a program of the api on this site's data and waits until it ends. */
export const runApiProgram = (program: string, args: string[]): Promise<void> =>
  runProgram(join(PATHS.apiCommands, program), args, apiSettings());

export const importFeed: Command = {
  usage: 'FILE [--name NAME] [--allow-removals N] [--dry-run] | --undo N',
  summary:
    "Imports the agency's properties from a file (CRM feed, CSV, Kyero, OpenImmo) or reports its errors; --dry-run only reports changes. --undo 1 undoes the last import, --undo 3 the last three.",
  async run([first, ...options]) {
    if (!first) throw new CommandError('which file? npm run facade -- import FILE');
    await runApiProgram('import.ts', [first.startsWith('-') ? first : resolve(first), ...options]);
  },
};

export const owner: Command = {
  usage: 'invite EMAIL --name NAME --properties 1,2 [--language nl] | add EMAIL … | list | remove EMAIL',
  summary:
    'Invites an owner to the owner area, by a mail with a link to choose a password. Lists and removes accounts.',
  run: (args) => runApiProgram('owner.ts', args),
};

export const slots: Command = {
  usage: 'list | open | close | undo | confirm | cancel',
  summary: "Lists or cancels booked visits; opens or closes an agent's times for visits.",
  run: (args) => runApiProgram('slots.ts', args),
};

export const newsletter: Command = {
  usage: 'list | export [--out FILE.csv] | send FILE.md',
  summary:
    'Lists the subscribers of the newsletter; sends an issue once to each confirmed subscriber, in their language.',
  run: ([action = '', ...args]) =>
    runApiProgram('newsletter.ts', [
      action,
      ...withWholePath(
        '--out',
        args.map((value, place) => (action === 'send' && place === 0 ? resolve(value) : value)),
      ),
    ]),
};

export const testimonial: Command = {
  usage: 'list [pending|approved|refused] | approve ID | refuse ID',
  summary: 'Lists testimonials of clients; approves or refuses them.',
  run: (args) => runApiProgram('testimonial.ts', args),
};

export const consent: Command = {
  usage: 'list [--since 7d] [--limit N] [--json|--csv] | show ID [--json]',
  summary: 'Lists the proofs of consent to cookies: time, version of the text, and the words shown.',
  run: (args) => runApiProgram('consent.ts', args),
};

export const privacy: Command = {
  usage: 'export|erase EMAIL | register [--lang nl]',
  summary:
    'Exports (--out FILE) or erases (--yes) all data about a person, by mail address or consent id; prints the register of personal data.',
  run: (args) => runApiProgram('privacy.ts', withWholePath('--out', args)),
};

export const inbox: Command = {
  usage: '[list] [--since 7d] [--limit N] [--json] | show ID [--json] | files ID --out FOLDER',
  summary:
    'Lists what visitors sent, for the agency’s CRM: the latest leads, or those since a time; shows one lead, or saves its decrypted files.',
  run: (args) => runApiProgram('inbox.ts', withWholePath('--out', args)),
};

export const mail: Command = {
  usage: 'preview [MAIL] [--language nl] [--out FOLDER] [--open] | send-test ADDRESS [MAIL]',
  summary: 'Renders the mails of the site with sample values, or sends one of them.',
  run: (args) => runApiProgram('mail.ts', withWholePath('--out', args)),
};

export const outbox: Command = {
  usage: '[--json] | show ID | resend ID | resend --all-dead',
  summary: 'Lists pending mails, mails in retry and failed ones; resend sends them again.',
  run: (args) => runApiProgram('outbox.ts', args),
};

export const backup: Command = {
  usage: 'FILE_OR_FOLDER',
  summary:
    'Saves the site while it runs: database, pictures, releases, keys, content, kept mail. FILE ends in .tar or .tgz.',
  async run([target, ...rest]) {
    if (!target || rest.length > 0) throw new CommandError('where to? npm run facade -- backup FILE_OR_FOLDER');
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    await runApiProgram('backup.ts', [resolve(target), '--version', version]);
  },
};

export const convertDatabase: Command = {
  usage: '',
  summary: 'Moves the embedded database of an earlier version (PGlite) into PostgreSQL, once.',
  run: (args) => runApiProgram('convert-database.ts', args),
};

export const restore: Command = {
  usage: 'BACKUP [--force]',
  summary: 'Restores a backup into an empty FACADE_DATA; --force moves existing data aside.',
  async run([source, ...options]) {
    if (!source) throw new CommandError('which backup? npm run facade -- restore BACKUP');
    await runApiProgram('restore.ts', [resolve(source), ...options]);
  },
};
