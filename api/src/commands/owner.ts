/** `node api/src/commands/owner.ts add EMAIL --name NAME --properties 1,2 [--password PASSWORD]` */
import { isEmail } from '@facade/shared-domain/validation';
import { newPassword } from '../accounts/new-password.ts';
import { StartupError } from '../config/startup-error.ts';
import { readArguments } from './arguments.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: owner add EMAIL --name NAME --properties 1,2 [--password PASSWORD]';

await runCommand(async (open) => {
  const { values, positionals } = readArguments(
    { name: { type: 'string' }, properties: { type: 'string' }, password: { type: 'string' } },
    USAGE,
  );
  const [action, email = ''] = positionals;
  const propertyIds = (values.properties ?? '').split(',').filter(Boolean).map(Number);
  if (action !== 'add' || !values.name || !isEmail(email)) throw new StartupError(USAGE);
  if (propertyIds.some((id) => !Number.isInteger(id) || id < 1))
    throw new StartupError(`--properties: not an id\n${USAGE}`);
  const password = newPassword(values.password);
  const work = await open();
  await work.addOwner({ name: values.name, email, password, propertyIds });
  process.stdout.write(`${email} can log in${values.password ? '' : ` with the password ${password}`}.\n`);
  return 0;
});
