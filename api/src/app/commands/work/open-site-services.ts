import { configuredOrigin, type SiteServices } from '../../../correspondence/index.ts';
import { StartupError } from '../../../kernel/index.ts';
import { openPostbox } from '../../../mail/index.ts';
import type { Db } from '../../../platform/index.ts';
import { ContentWatch, SiteData } from '../../../site/index.ts';
import type { Config } from '../../config/config.ts';

const warn = (...said: unknown[]) => void process.stderr.write(`${said.join(' ')}\n`);

/** @throws StartupError that lists what is wrong with the agency's content */
export async function openContent({ contentFolder }: Config): Promise<ContentWatch> {
  const content = await ContentWatch.open({ folder: contentFolder, warn });
  if (content.ok) return content.watch;
  throw new StartupError([`The content in ${contentFolder} is invalid:`, ...content.problems].join('\n  '));
}

/** For a command that has the database open itself: mails stay queued until a site sends them. */
export async function openSiteServices(db: Db, config: Config): Promise<SiteServices & { stop(): Promise<void> }> {
  const content = await openContent(config);
  const log = { error: (_details: object, message: string) => warn(message) };
  const snapshot = await new SiteData(db, content, log).current();
  const outbox = await openPostbox(db, { warn: (_details, message) => warn(message) });
  return { snapshot, outbox, mail: config.mail, origin: configuredOrigin(snapshot), stop: () => outbox.stop() };
}
