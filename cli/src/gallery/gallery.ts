import { readOptionalSection } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { portFlag } from '../commands/port-flag.ts';
import { assertPortFree } from '../process/free-port.ts';
import { findSections, OWN_SECTION, ROOT } from '../workspace.ts';
import { findExamplePackages } from './example-packages.ts';

export const gallery: Command = {
  usage: '[mf-NAME|shared-ui] [--port N]',
  summary: 'Shows the components of all sections, or of one, in their states, from source with hot reload.',
  async run(args) {
    const { section: name, flags } = readOptionalSection(args, { port: { type: 'string' } });
    const known = OWN_SECTION ? new Map(findSections().map((own) => [own, ROOT])) : findExamplePackages(ROOT);
    const folder = name === undefined ? undefined : known.get(name);
    if (name !== undefined && !folder) {
      throw new CommandError(`"${name}" has no examples; which package? One of ${[...known.keys()].join(', ')}`);
    }
    const port = portFlag(flags.port, 8091);
    await assertPortFree(port);
    // Loads the bundler only for this command.
    const { serveGallery } = await import('./serve-gallery.ts');
    await serveGallery({ root: ROOT, packages: name && folder ? new Map([[name, folder]]) : known, port });
    console.log(`gallery of components: http://localhost:${port}/`);
  },
};
