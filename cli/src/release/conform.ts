import { resolve } from 'node:path';
import { ensureShell, shellBuild } from '../build/builds.ts';
import { readOptionalSection } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';

export const conform: Command = {
  usage: 'FOLDER',
  summary: 'Says rule by rule whether a finished build, by any tool, keeps to the release format. Asks no site.',
  async run(args) {
    const { section: given } = readOptionalSection(args, {});
    if (given === undefined) throw new CommandError('which build? Name its folder, such as dist');
    const [{ conformance }, { GateBrowser }] = await Promise.all([
      import('../gate/format/conformance.ts'),
      import('../gate/mount/gate-browser.ts'),
    ]);
    await ensureShell();
    const browser = new GateBrowser();
    let broken = 0;
    try {
      for await (const { rule, problems, tried = [] } of conformance(resolve(given), {
        shell: shellBuild(),
        browser,
      })) {
        console.log(`${problems.length === 0 ? 'holds ' : 'broken'}  ${rule}`);
        for (const line of [...tried, ...problems]) console.log(`        ${line}`);
        broken += Math.sign(problems.length);
      }
    } finally {
      await browser.end();
    }
    if (broken > 0)
      throw new CommandError(`${given} breaks ${broken === 1 ? 'a rule' : `${broken} rules`} of the release format`);
  },
};
