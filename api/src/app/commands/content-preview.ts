import { resolve } from 'node:path';
import { PREVIEW_HOURS, previewPath } from '../../content-admin/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { localSite, originOf } from './command-content.ts';
import type { Open } from './run-command.ts';

export const PREVIEW_USAGE = [
  `       content preview [FOLDER] [--hours ${PREVIEW_HOURS.usual}] [--origin https://www.agency.be]`,
  '       content preview --end LINK',
].join('\n');

/** As given on the command line. */
interface Options {
  folder: string | undefined;
  hours: string | undefined;
  origin: string | undefined;
  end: string | undefined;
}

/** Opens a preview and prints its link, or ends one. */
export async function preview(open: Open, { folder, hours: given, origin, end }: Options): Promise<number> {
  if (end !== undefined) return endPreview(open, end);
  const hours = Number(given ?? PREVIEW_HOURS.usual);
  if (!(hours > 0 && hours <= PREVIEW_HOURS.most))
    throw new StartupError(`--hours: more than 0 and at most ${PREVIEW_HOURS.most}`);
  const address = origin === undefined ? null : originOf(origin);
  const work = await open();
  const order = { action: 'open', folder: folder === undefined ? null : resolve(folder), hours } as const;
  const { opened } = await work.previews(order);
  if (!opened) throw new Error('the site returned no preview');
  for (const file of opened.others)
    process.stderr.write(`note   ${file}: not previewed; the preview shows the pictures and maps of the site\n`);
  const until = new Date(opened.endsAt).toLocaleString('en-BE', { dateStyle: 'medium', timeStyle: 'short' });
  process.stdout.write(`${address ?? (opened.origin || localSite())}${previewPath(opened.token)}\n`);
  process.stdout.write(`Anyone with this link sees the preview, until ${until}.\n`);
  return 0;
}

async function endPreview(open: Open, link: string): Promise<number> {
  const [token] = /[\w-]{43}(?=\/?$)/.exec(link) ?? [];
  if (!token) throw new StartupError('--end: the link that was printed');
  const work = await open();
  const { ended } = await work.previews({ action: 'end', token });
  process.stdout.write(ended ? 'The preview has ended.\n' : 'There is no such preview; it may have ended.\n');
  return ended ? 0 : 1;
}
