import { relative } from 'node:path';
import { readBuild } from '@facade/platform/registry';
import { withBuild } from '../build/builds.ts';
import { readFlags } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { findSections } from '../workspace.ts';

export const build: Command = {
  usage: '',
  summary: 'Builds the section into its folder dist: scripts for browsers and servers, its contract, its release.json.',
  async run(args) {
    readFlags(args, {});
    for (const section of findSections())
      await withBuild(section, async (folder) => {
        const { descriptor } = await readBuild(folder);
        console.log(`${section} ${descriptor.version} is in ${relative(process.cwd(), folder)}`);
      });
  },
};
