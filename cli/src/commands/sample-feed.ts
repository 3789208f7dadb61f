import { runProgram } from '../process/run-program.ts';
import { PATHS } from '../workspace.ts';
import { type Command, CommandError } from './command.ts';

export const sampleFeed: Command = {
  usage: 'N [--ndjson] > FILE',
  summary:
    "Writes a feed of N invented homes, the sample agency's first, for tests; it uses the sample agency's pictures.",
  async run([number = '', ...options]) {
    if (!/^\d+$/.test(number)) throw new CommandError('how many homes? npm run facade -- sample-feed N > feed.json');
    if (options.some((option) => option !== '--ndjson')) throw new CommandError(`there is no option ${options[0]}`);
    await runProgram(PATHS.sampleFeed, [number, ...options]);
  },
};
