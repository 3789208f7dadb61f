import type { Store } from '@facade/platform/registry';
import {
  actor,
  alreadyPublished,
  canaryOf,
  liveOf,
  type Publication,
  publishRelease,
  type RegistryDocument,
  rampCanary,
  releaseOf,
} from '@facade/platform/registry';
import { RegistryError } from '@facade/platform/registry/errors';
import { noteText } from '@facade/platform/registry/plain-text';
import type { Changed } from '../client/protocol.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { channelOf, percentOf, readArguments, versionOf } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { publishingSite, REMOTE, sayLine } from '../site/remote-site.ts';
import { siteOrigin } from '../site/site-address.ts';
import { storeIn } from '../site/site-store.ts';
import { assertPasses } from './check.ts';
import { assertSection } from './find-section.ts';
import { outcomeOf } from './outcome.ts';
import { type Candidate, takeBuild } from './take-build.ts';

const OPTIONS = {
  version: { type: 'string' },
  canary: { type: 'string' },
  channel: { type: 'string' },
  build: { type: 'string' },
  ...REMOTE,
  why: { type: 'string' },
} as const;

export const publish: Command = {
  usage:
    'SECTION [--version V] [--canary PERCENT] [--channel NAME] [--build FOLDER] [--site URL] [--key FILE] [--why TEXT]',
  summary:
    'Builds a section and makes it live on the running site, or a canary for some visitors; changes the share of a running canary.',
  async run(args) {
    const { section, flags } = readArguments(args, OPTIONS);
    const publication: Publication = {
      by: noteText('FACADE_ACTOR', actor()),
      ...(flags.version === undefined ? {} : { version: versionOf(flags.version) }),
      ...(flags.canary === undefined ? {} : { canary: percentOf(flags.canary) }),
      ...(flags.channel === undefined ? {} : { channel: channelOf(flags.channel) }),
      ...(flags.why === undefined ? {} : { why: flags.why }),
    };
    if (publication.canary !== undefined && publication.channel !== undefined) {
      throw new CommandError('a release goes to a canary or to a channel, not to both');
    }
    if (flags.build === undefined) assertSection(section);
    const remote = await publishingSite(flags);
    if (remote) return console.log((await publishThrough(remote, section, publication, flags.build)).outcome);
    const store = storeIn(dataFolder());
    const from = { folder: flags.build, ...siteOrigin(flags.site) };
    const document = await publishOrRamp(store, section, publication, from);
    console.log(outcomeOf(document, section));
  },
};

/** Through the registry service of a running site. */
async function publishThrough(
  remote: RegistryClient,
  section: string,
  { version, canary, channel, why }: Publication,
  folder: string | undefined,
): Promise<Changed> {
  const options = {
    ...(canary !== undefined && { canary }),
    ...(channel !== undefined && { channel }),
    ...(why !== undefined && { why }),
  };
  if (version !== undefined && canary !== undefined && folder === undefined) {
    const { sections } = await remote.status();
    if (sections[section]?.canary?.version === version)
      return remote.change(section, 'canary', { version, ...options });
  }
  const candidate = await takeBuild(section, folder);
  try {
    return await remote.publish(candidate.folder, { version, ...options }, sayLine);
  } finally {
    await candidate.dispose();
  }
}

/** If the version is already the canary, only its share changes and nothing is built. */
async function publishOrRamp(
  store: Store,
  section: string,
  publication: Publication,
  { folder, site }: { folder: string | undefined; site?: string },
): Promise<RegistryDocument> {
  const { version, canary } = publication;
  const current = await store.registry.read();
  if (version !== undefined && releaseOf(current, section, version)) {
    if (canary === undefined || !isCanary(current, section, version)) throw alreadyThere(current, section, version);
    if (folder === undefined) return rampCanary(store, section, version, canary, publication);
  }
  const candidate = await takeBuild(section, folder);
  try {
    const name = version ?? candidate.version;
    if (canary !== undefined && isSameCanary(current, section, name, candidate)) {
      return await rampCanary(store, section, name, canary, publication);
    }
    if (releaseOf(current, section, name)) throw alreadyThere(current, section, name);
    const passed = await assertPasses({ section, folder: candidate.folder, ...(site ? { site } : {}) }, store);
    return await publishRelease(store, candidate.folder, { ...publication, ...passed });
  } finally {
    await candidate.dispose();
  }
}

const isCanary = (document: RegistryDocument, section: string, version: string): boolean =>
  canaryOf(document, section)?.metadata.version === version;

const isSameCanary = (document: RegistryDocument, section: string, version: string, { content }: Candidate): boolean =>
  isCanary(document, section, version) && releaseOf(document, section, version)?.content === content;

/** The error for an existing version, with a hint how to make a stored one live. */
function alreadyThere(document: RegistryDocument, section: string, version: string): RegistryError {
  const refusal = alreadyPublished(`${section} ${version}`);
  if (liveOf(document, section)?.metadata.version === version) return refusal;
  return new RegistryError(
    `${refusal.message}. \`facade promote ${section} --version ${version}\` makes that one live`,
  );
}
