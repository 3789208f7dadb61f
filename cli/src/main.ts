import { commands } from './commands/commands.ts';
import { findCommand } from './commands/help.ts';
import { reportFailure } from './commands/report-failure.ts';
import { endWithOutput } from './process/end-with-output.ts';
import { endWithParent } from './process/end-with-parent.ts';

/** Entry of every command: `npm start`, `npm test`, `npm run facade -- …`. */
async function main([script = 'help', ...rest]: string[]): Promise<void> {
  const [name = 'help', ...args] = script === 'facade' ? (rest.length > 0 ? rest : ['help']) : [script, ...rest];
  const command = await findCommand(commands, name);
  if (args.includes('--help')) await (await findCommand(commands, 'help')).run([name]);
  else await command.run(args);
}

endWithOutput();
endWithParent();
main(process.argv.slice(2)).catch(reportFailure);
