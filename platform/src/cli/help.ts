import type { Command } from './command.ts';

export const help = (commands: () => Record<string, Command>): Command => ({
  usage: '',
  summary: 'Lists the commands.',
  async run() {
    const rows = Object.entries(commands()).map(
      ([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary] as const,
    );
    const width = Math.max(...rows.map(([left]) => left.length));
    console.log('npm run facade -- COMMAND\n');
    for (const [left, summary] of rows) console.log(`  ${left.padEnd(width)}  ${summary}`);
  },
});
