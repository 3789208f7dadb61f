import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { declarationText, LIVE_DECLARATIONS, sectionsBeside } from '@facade/platform/contract';
import { readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { runCommand } from '../process/run-program.ts';
import { assertSection } from '../release/find-section.ts';
import { siteAddress } from '../site/site-address.ts';
import { folderOf, OWN_SECTION, ROOT, toolOf } from '../workspace.ts';
import { contractsOn } from './contracts-on.ts';

export const types: Command = {
  usage: 'SECTION [--site URL]',
  summary: 'Declares the fragments and events of sections that are live on a site and not in this checkout.',
  async run(args) {
    const { section, flags } = readArguments(args, { site: { type: 'string' } });
    assertSection(section);
    const folder = folderOf(section);
    // This section, and those in this checkout, are declared by their own current sources.
    const contracts = await contractsOn(siteAddress(flags.site), [section, ...sectionsBeside(folder)]);
    const file = join(folder, LIVE_DECLARATIONS);
    await writeFile(file, declarationText(contracts));
    if (!OWN_SECTION) await runCommand(toolOf('biome'), ['check', '--write', '--log-level=error', file]);
    const names = [...new Set(contracts.map(({ name }) => name))].sort();
    console.log(`${relative(ROOT, file)}: ${names.join(', ') || 'every live section is in this checkout'}`);
  },
};
