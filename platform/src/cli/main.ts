import { AlreadySaid, CommandError } from './command.ts';
import { commands } from './commands.ts';

/** Entry of every command: `npm start`, `npm test`, `npm run facade -- …`. */
async function main([script = 'help', ...rest]: string[]): Promise<void> {
  const [name = 'help', ...args] = script === 'facade' ? (rest.length > 0 ? rest : ['help']) : [script, ...rest];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`there is no command "${name}"; \`npm run facade -- help\` lists them`);
  await command.run(args);
}

main(process.argv.slice(2)).catch((error: Error) => {
  if (!(error instanceof AlreadySaid)) {
    console.error(`facade: ${error instanceof CommandError ? error.message : (error.stack ?? error.message)}`);
  }
  process.exit(1);
});
