import { CommandError } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { reportFailure } from './commands/report-failure.ts';
import { endWithOutput } from './process/end-with-output.ts';
import { endWithParent } from './process/end-with-parent.ts';

/** Entry of every command: `npm start`, `npm test`, `npm run facade -- …`. */
async function main([script = 'help', ...rest]: string[]): Promise<void> {
  const [name = 'help', ...args] = script === 'facade' ? (rest.length > 0 ? rest : ['help']) : [script, ...rest];
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new CommandError(`there is no command "${name}"; \`npm run facade -- help\` lists them`);
  await (await load()).run(args);
}

endWithOutput();
endWithParent();
main(process.argv.slice(2)).catch(reportFailure);
