/** `node api/src/commands/staff.ts add EMAIL --name NAME --role manager|agent [--agent ID] | list | remove EMAIL` */
import { isEmail } from '@facade/shared-domain/validation';
import { newPassword } from '../accounts/new-password.ts';
import { StartupError } from '../config/startup-error.ts';
import { readArguments } from './arguments.ts';
import { type Open, runCommand } from './run-command.ts';

const USAGE = `Usage: staff add EMAIL --name NAME --role manager|agent [--agent ID] [--password PASSWORD]
       staff list
       staff remove EMAIL`;

interface Options {
  name?: string;
  role?: string;
  agent?: string;
  password?: string;
}

await runCommand(async (open) => {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments({ name: text, role: text, agent: text, password: text }, USAGE);
  const [action, email = '', extra] = positionals;
  if (extra !== undefined) throw new StartupError(USAGE);
  if (action === 'list' && email === '') await list(open);
  else if (!isEmail(email)) throw new StartupError(USAGE);
  else if (action === 'remove') await remove(open, email);
  else if (action === 'add') await add(open, email, values);
  else throw new StartupError(USAGE);
  return 0;
});

async function add(open: Open, email: string, { name = email, role, agent, password: chosen }: Options) {
  if (role !== 'manager' && role !== 'agent') throw new StartupError(`--role: manager or agent\n${USAGE}`);
  if (role === 'agent' && !agent)
    throw new StartupError(
      '--agent: the AgentID of the feed; the agent sees the leads about the homes of this AgentID',
    );
  const password = newPassword(chosen);
  const work = await open();
  await work.addStaff({ name, email, password, role, agentId: agent ?? null });
  process.stdout.write(`${email} can log in as ${role}${chosen ? '' : ` with the password ${password}`}.\n`);
}

async function list(open: Open) {
  const work = await open();
  for (const { email, name, role, agentId } of await work.listStaff())
    process.stdout.write(`${[email, role, agentId ?? '-', name].join('\t')}\n`);
}

async function remove(open: Open, email: string) {
  const work = await open();
  if (!(await work.removeStaff({ email }))) throw new StartupError(`There is no account with the address ${email}.`);
  process.stdout.write(`${email} can no longer log in; leads of this account are unassigned.\n`);
}
