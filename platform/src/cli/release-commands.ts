import { join } from 'node:path';
import { buildSection } from '../build/build-section.ts';
import { publishRelease } from '../registry/publish.ts';
import { type Command, CommandError } from './command.ts';
import { step } from './progress.ts';
import { dataFolder, ROOT, SECTIONS, storeIn } from './site-folders.ts';

export const publish: Command = {
  usage: 'SECTION',
  summary: 'Builds a section and makes it live on the running site, without a restart.',
  async run([section]) {
    if (!SECTIONS.some((name) => name === section) || !section) {
      throw new CommandError(`which section? One of ${SECTIONS.join(', ')}`);
    }
    const descriptor = await step(`building ${section}`, () => buildSection(ROOT, section));
    const store = storeIn(dataFolder());
    const { extras } = await publishRelease(store, join(ROOT, section, 'dist')).catch((error: Error) => {
      throw new CommandError(error.message);
    });
    console.log(`${section} ${descriptor.version} is live (registry revision ${extras.revision})`);
  },
};

export const status: Command = {
  usage: '',
  summary: 'Says which release of each section is live.',
  async run() {
    const { microFrontends, extras } = await storeIn(dataFolder()).registry.read();
    console.log(`registry revision ${extras.revision}, ${extras.changedAt}`);
    for (const [section, deployments] of Object.entries(microFrontends)) {
      for (const { metadata, deployment } of deployments)
        console.log(`  ${section} ${metadata.version} ${deployment.traffic} %`);
    }
  },
};
