import { type Command, CommandError } from './command.ts';

type Commands = Record<string, () => Promise<Command>>;

/** @throws CommandError there is no such command */
export function findCommand(commands: Commands, name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new CommandError(`there is no command "${name}"; \`npm run facade -- help\` lists them`);
  return load();
}

export const help = (commands: Commands): Command => ({
  usage: '[COMMAND]',
  summary: 'Lists the commands, or shows the arguments of one, as COMMAND --help does.',
  async run([name]) {
    if (name !== undefined) {
      const { usage, summary } = await findCommand(commands, name);
      // Not at the choices in brackets.
      for (const form of usage.split(/ \| (?![^[]*\])/)) console.log(`npm run facade -- ${name} ${form}`.trimEnd());
      console.log(`\n${summary}`);
      return;
    }
    const width = Math.max(...Object.keys(commands).map((key) => key.length));
    console.log('npm run facade -- COMMAND\n');
    for (const [key, load] of Object.entries(commands))
      console.log(`  ${key.padEnd(width)}  ${(await load()).summary}`);
    console.log('\nnpm run facade -- help COMMAND shows its arguments.');
  },
});
