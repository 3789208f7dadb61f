import { commands } from './commands/commands.ts';
import { runCommandLine } from './commands/help.ts';
import { reportFailure } from './commands/report-failure.ts';
import { endWithOutput } from './process/end-with-output.ts';
import { endWithParent } from './process/end-with-parent.ts';

/** Entry of every command of the workspace: `npm start`, `npm test`, `npm run facade -- …`. */
const main = ([script, ...rest]: string[]) =>
  runCommandLine(commands, script === 'facade' || script === undefined ? rest : [script, ...rest]);

endWithOutput();
endWithParent();
main(process.argv.slice(2)).catch(reportFailure);
