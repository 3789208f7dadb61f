import { OWN_SECTION } from '../workspace.ts';
import { type Command, CommandError } from './command.ts';

type Commands = Record<string, () => Promise<Command>>;

/** How a command is called: in the workspace through npm, in a section of its own as the installed program. */
const PROGRAM = OWN_SECTION ? 'npx facade' : 'npm run facade --';

/** @throws CommandError there is no such command */
export function findCommand(commands: Commands, name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new CommandError(`there is no command "${name}"; \`${PROGRAM} help\` lists them`);
  return load();
}

/** Runs the command that the first argument names, or shows the help. */
export async function runCommandLine(commands: Commands, [name = 'help', ...args]: string[]): Promise<void> {
  const command = await findCommand(commands, name);
  if (args.includes('--help')) await (await findCommand(commands, 'help')).run([name]);
  else await command.run(args);
}

export const help = (commands: Commands): Command => ({
  usage: '[COMMAND]',
  summary: 'Lists the commands, or shows the arguments of one, as COMMAND --help does.',
  async run([name]) {
    if (name !== undefined) {
      const { usage, summary } = await findCommand(commands, name);
      // Not at the choices in brackets.
      for (const form of usage.split(/ \| (?![^[]*\])/)) console.log(`${PROGRAM} ${name} ${form}`.trimEnd());
      console.log(`\n${summary}`);
      return;
    }
    const width = Math.max(...Object.keys(commands).map((key) => key.length));
    console.log(`${PROGRAM} COMMAND\n`);
    for (const [key, load] of Object.entries(commands))
      console.log(`  ${key.padEnd(width)}  ${(await load()).summary}`);
    console.log(`\n${PROGRAM} help COMMAND shows its arguments.`);
  },
});
