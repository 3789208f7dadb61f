/** `node api/src/app/commands/staff.ts invite EMAIL … | add EMAIL … | list | remove EMAIL` */
import type { StaffRole } from '@facade/shared-domain/model';
import { isEmail } from '@facade/shared-domain/validation';
import { newPassword } from '../../accounts/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { makeInvitation } from './account-invitation.ts';
import { readArguments } from './arguments.ts';
import { configuration, type Open, runCommand } from './run-command.ts';

const USAGE = `Usage: staff invite EMAIL --name NAME --role manager|agent [--agent ID] [--language nl] [--origin https://www.agency.be]
       staff add EMAIL --name NAME --role manager|agent [--agent ID] [--password PASSWORD]
       staff list
       staff remove EMAIL`;

interface Options {
  name?: string;
  role?: string;
  agent?: string;
  password?: string;
  language?: string;
  origin?: string;
}

await runCommand(async (open) => {
  const text = { type: 'string' } as const;
  const options = { name: text, role: text, agent: text, password: text, language: text, origin: text };
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

/** Role and agent of the options. Throws a StartupError if they do not fit. */
function positionOf({ role, agent }: Options): { role: StaffRole; agentId: string | null } {
  if (role !== 'manager' && role !== 'agent') throw new StartupError(`--role: manager or agent\n${USAGE}`);
  if (role === 'agent' && !agent)
    throw new StartupError(
      '--agent: the AgentID of the feed; the agent sees the leads about the homes of this AgentID',
    );
  return { role, agentId: agent ?? null };
}

async function invite(open: Open, email: string, { name, language, origin, ...options }: Options) {
  if (!name) throw new StartupError(USAGE);
  const position = positionOf(options);
  const invitation = await makeInvitation('staff', { name, email, language, origin }, configuration());
  const work = await open();
  const isSent = await work.inviteStaff({ name, email, ...position, ...invitation });
  process.stdout.write(
    isSent
      ? `${email} gets a mail with a link to choose a password. It works once, for seven days; former links no longer work.\n`
      : `${email} already has a password: name and role were changed, and no mail was sent.\n`,
  );
}

async function add(open: Open, email: string, { name = email, password: chosen, ...options }: Options) {
  const position = positionOf(options);
  const password = newPassword(chosen);
  const work = await open();
  await work.addStaff({ name, email, password, ...position });
  process.stdout.write(`${email} can log in as ${position.role}${chosen ? '' : ` with the password ${password}`}.\n`);
}

async function list(open: Open) {
  const work = await open();
  for (const { email, name, role, agentId, hasPassword } of await work.listStaffAccounts())
    process.stdout.write(`${[email, role, agentId ?? '-', hasPassword ? 'active' : 'invited', name].join('\t')}\n`);
}

async function remove(open: Open, email: string) {
  const work = await open();
  if (!(await work.removeStaff({ email }))) throw new StartupError(`There is no account with the address ${email}.`);
  process.stdout.write(`${email} can no longer log in; leads of this account are unassigned.\n`);
}
