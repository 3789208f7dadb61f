/** `node api/src/commands/owner.ts add EMAIL --name NAME --properties 1,2 [--password PASSWORD]` */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isEmail } from '@facade/shared-domain/validation';
import { StartupError } from '../config/startup-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: owner add EMAIL --name NAME --properties 1,2 [--password PASSWORD]';

/** The shortest password an owner may have. */
const SHORTEST = 10;

await runCommand(async (open) => {
  const { values, positionals } = parseArgs({
    options: { name: { type: 'string' }, properties: { type: 'string' }, password: { type: 'string' } },
    allowPositionals: true,
  });
  const [action, email = ''] = positionals;
  const propertyIds = (values.properties ?? '').split(',').filter(Boolean).map(Number);
  if (action !== 'add' || !values.name || !isEmail(email)) throw new StartupError(USAGE);
  if (propertyIds.some((id) => !Number.isInteger(id) || id < 1))
    throw new StartupError(`--properties: not an id\n${USAGE}`);
  const password = values.password ?? randomBytes(9).toString('base64url');
  if (password.length < SHORTEST) throw new StartupError(`--password: at least ${SHORTEST} characters`);
  const work = await open();
  await work.addOwner({ name: values.name, email, password, propertyIds });
  process.stdout.write(`${email} can log in${values.password ? '' : ` with the password ${password}`}.\n`);
  return 0;
});
