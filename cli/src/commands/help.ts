import type { Command } from './command.ts';

export const help = (commands: Record<string, () => Promise<Command>>): Command => ({
  usage: '',
  summary: 'Lists the commands.',
  async run() {
    const rows: [string, string][] = [];
    for (const [name, load] of Object.entries(commands)) {
      const { usage, summary } = await load();
      rows.push([`${name} ${usage}`.trim(), summary]);
    }
    const width = Math.max(...rows.map(([left]) => left.length));
    console.log('npm run facade -- COMMAND\n');
    for (const [left, summary] of rows) console.log(`  ${left.padEnd(width)}  ${summary}`);
  },
});
