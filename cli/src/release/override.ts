import { releaseOf } from '@facade/platform/registry';
import {
  entryAddress,
  keyFor,
  OVERRIDE_PARAMETER,
  type Override,
  signOverride,
  siteSecret,
} from '@facade/platform/tokens';
import { channelOf, readArguments, versionOf } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { untilOf } from '../commands/time-span.ts';
import { dataFolder } from '../site/data-folder.ts';
import { keyedSite, REMOTE } from '../site/remote-site.ts';
import { siteAddress } from '../site/site-address.ts';
import { storeIn } from '../site/site-store.ts';
import { readPublished } from './find-section.ts';

const OPTIONS = {
  version: { type: 'string' },
  channel: { type: 'string' },
  url: { type: 'string' },
  ...REMOTE,
  for: { type: 'string' },
} as const;

type Release = Pick<Override, 'kind' | 'name'>;

export const override: Command = {
  usage: 'SECTION (--version V | --channel NAME | --url ENTRY) [--site URL] [--key FILE] [--for 8h]',
  summary:
    'Prints a signed link: only the browser that opens it gets that release of the section, until the link expires.',
  async run(args) {
    const { section, flags } = readArguments(args, OPTIONS);
    const release = releaseIn(flags);
    const until = untilOf('--for', flags.for ?? '8h');
    const link = siteAddress(flags.site);
    const remote = await keyedSite(flags);
    if (remote) return console.log(await remote.override(section, { ...release, until }));
    const data = dataFolder();
    await assertThere(section, release, data);
    const key = keyFor('override', await siteSecret(data, process.env));
    link.searchParams.set(OVERRIDE_PARAMETER, signOverride(key, { section, ...release, until }));
    console.log(link.href);
  },
};

/** Exactly one of the three. */
function releaseIn({ version, channel, url }: { version?: string; channel?: string; url?: string }): Release {
  const releases: Release[] = [
    ...(version === undefined ? [] : [{ kind: 'version' as const, name: versionOf(version) }]),
    ...(channel === undefined ? [] : [{ kind: 'channel' as const, name: channelOf(channel) }]),
    ...(url === undefined ? [] : [{ kind: 'url' as const, name: entryOf(url) }]),
  ];
  const [release, second] = releases;
  if (release && !second) return release;
  throw new CommandError('which release? Name it with --version, --channel or --url');
}

function entryOf(text: string): string {
  const entry = entryAddress(text);
  if (entry?.pathname.endsWith('.js')) return entry.href;
  throw new CommandError(
    `--url takes the address of a browser entry such as http://localhost:3001/remoteEntry.js, not "${text}"`,
  );
}

/** A link to a release that is not in the store would have no effect. */
async function assertThere(section: string, { kind, name }: Release, data: string): Promise<void> {
  const document = await readPublished(storeIn(data), section);
  if (kind === 'version' && !releaseOf(document, section, name)) {
    throw new CommandError(`${section} ${name} is not in the store; \`facade status --json\` lists what is`);
  }
  const channels = document.extras.channels[section] ?? {};
  if (kind === 'channel' && !Object.hasOwn(channels, name)) {
    const known = Object.keys(channels).join(', ');
    throw new CommandError(`${section} has no channel "${name}"${known === '' ? '' : `; it has ${known}`}`);
  }
}
