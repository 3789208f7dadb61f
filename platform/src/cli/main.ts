import { plainText } from '../registry/plain-text.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { AlreadySaid, CommandError } from './command.ts';
import { commands } from './commands.ts';

/** Entry of every command: `npm start`, `npm test`, `npm run facade -- …`. */
async function main([script = 'help', ...rest]: string[]): Promise<void> {
  const [name = 'help', ...args] = script === 'facade' ? (rest.length > 0 ? rest : ['help']) : [script, ...rest];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`there is no command "${name}"; \`npm run facade -- help\` lists them`);
  await command.run(args);
}

/** What the user can mend is told in lines, anything else comes with its stack. */
function linesOf(error: Error): string[] {
  if (error instanceof CommandError) return error.lines;
  return [error instanceof RegistryError ? plainText(error.message) : (error.stack ?? error.message)];
}

main(process.argv.slice(2)).catch((error: Error) => {
  if (!(error instanceof AlreadySaid)) {
    for (const line of linesOf(error)) console.error(`facade: ${line}`);
  }
  process.exit(1);
});
