/** `node api/src/app/commands/owner.ts add EMAIL … | invite EMAIL … | list | remove EMAIL` */
import { MAX_INTEGER } from '@facade/shared-domain/limits';
import { isEmail } from '@facade/shared-domain/validation';
import { newPassword } from '../../accounts/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { makeInvitation } from './account-invitation.ts';
import { readArguments } from './arguments.ts';
import { configuration, type Open, runCommand } from './run-command.ts';

const USAGE = `Usage: owner invite EMAIL --name NAME --properties 1,2 [--language nl] [--origin https://www.agency.be]
       owner add EMAIL --name NAME --properties 1,2 [--password PASSWORD]
       owner list
       owner remove EMAIL`;

interface Options {
  name?: string;
  properties?: string;
  password?: string;
  language?: string;
  origin?: string;
}

await runCommand(async (open) => {
  const text = { type: 'string' } as const;
  const options = { name: text, properties: text, password: text, language: text, origin: text };
  const { values, positionals } = readArguments(options, USAGE);
  const [action, email = '', extra] = positionals;
  if (extra !== undefined) throw new StartupError(USAGE);
  if (action === 'list' && email === '') await list(open);
  else if (!isEmail(email)) throw new StartupError(USAGE);
  else if (action === 'remove') await remove(open, email);
  else if (action === 'add') await add(open, email, values);
  else if (action === 'invite') await invite(open, email, values);
  else throw new StartupError(USAGE);
  return 0;
});

async function add(open: Open, email: string, { name, properties = '', password: chosen }: Options) {
  if (!name) throw new StartupError(USAGE);
  const propertyIds = readProperties(properties);
  const password = newPassword(chosen);
  const work = await open();
  await work.addOwner({ name, email, password, propertyIds });
  await warn(work, propertyIds);
  process.stdout.write(`${email} can log in${chosen ? '' : ` with the password ${password}`}.\n`);
}

async function invite(open: Open, email: string, { name, properties = '', language, origin }: Options) {
  if (!name) throw new StartupError(USAGE);
  const propertyIds = readProperties(properties);
  const invitation = await makeInvitation('owner', { name, email, language, origin }, configuration());
  const work = await open();
  const isSent = await work.inviteOwner({ name, email, propertyIds, ...invitation });
  await warn(work, propertyIds);
  process.stdout.write(
    isSent
      ? `${email} gets a mail with a link to choose a password. It works once, for seven days; former links no longer work.\n`
      : `${email} already has a password: name and properties were changed, and no mail was sent.\n`,
  );
}

/** A home may be imported later, so an unknown one is no error. */
async function warn(work: Awaited<ReturnType<Open>>, ids: number[]) {
  for (const id of await work.unknownHomes({ ids }))
    process.stderr.write(`warning  the site has no property ${id}: the owner sees it once an import brings it\n`);
}

async function list(open: Open) {
  const work = await open();
  for (const { email, name, propertyIds, hasPassword } of await work.listOwners())
    process.stdout.write(
      `${[email, propertyIds.join(',') || '-', hasPassword ? 'active' : 'invited', name].join('\t')}\n`,
    );
}

async function remove(open: Open, email: string) {
  const work = await open();
  if (!(await work.removeOwner({ email }))) throw new StartupError(`There is no account with the address ${email}.`);
  process.stdout.write(`${email} can no longer log in.\n`);
}

/** The ids of `--properties 1,2`. Throws a StartupError that names an invalid one. */
function readProperties(value: string): number[] {
  return value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      if (!/^[1-9]\d*$/.test(word)) throw new StartupError(`--properties: "${word}" is not the id of a property`);
      if (Number(word) > MAX_INTEGER)
        throw new StartupError(`--properties: ${word} is too large, the largest id of a property is ${MAX_INTEGER}`);
      return Number(word);
    });
}
