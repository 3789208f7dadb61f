import { endCanary, promoteCanary } from '../../registry/canary.ts';
import { liveOf } from '../../registry/document.ts';
import type { Command } from '../command.ts';
import { dataFolder, storeIn } from '../site-folders.ts';
import { readArguments } from './arguments.ts';
import { readPublished } from './find-section.ts';

export const promote: Command = {
  usage: 'SECTION [--why TEXT]',
  summary: 'Makes the canary live for everybody.',
  run: (args) => change(args, promoteCanary),
};

export const halt: Command = {
  usage: 'SECTION [--why TEXT]',
  summary: 'Ends the canary: everybody gets the live release again.',
  run: (args) => change(args, endCanary),
};

async function change(args: string[], act: typeof endCanary): Promise<void> {
  const { section, flags } = readArguments(args, { why: { type: 'string' } });
  const store = storeIn(dataFolder());
  await readPublished(store, section);
  const document = await act(store, section, flags.why === undefined ? {} : { why: flags.why });
  const { revision } = document.extras;
  console.log(`${section} ${liveOf(document, section)?.metadata.version} is live (registry revision ${revision})`);
}
