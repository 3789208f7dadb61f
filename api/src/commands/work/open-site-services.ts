import type { Config } from '../../config/config.ts';
import { StartupError } from '../../config/startup-error.ts';
import { ContentWatch } from '../../content-watch.ts';
import type { Db } from '../../database/index.ts';
import { openPostbox } from '../../mail/outbox.ts';
import { SiteData } from '../../site-data.ts';
import { configuredOrigin, type SiteServices } from './site-services.ts';

/** For a command that has the database open itself: mails stay queued until a site sends them. */
export async function openSiteServices(
  db: Db,
  { contentFolder, mail }: Config,
): Promise<SiteServices & { stop(): Promise<void> }> {
  const warn = (...said: unknown[]) => void process.stderr.write(`${said.join(' ')}\n`);
  const content = await ContentWatch.open({ folder: contentFolder, warn });
  if (!content.ok)
    throw new StartupError([`The content in ${contentFolder} is invalid:`, ...content.problems].join('\n  '));
  const log = { error: (_details: object, message: string) => warn(message) };
  const snapshot = await new SiteData(db, content.watch, log).current();
  const outbox = await openPostbox(db, { warn: (_details, message) => warn(message) });
  return { snapshot, outbox, mail, origin: configuredOrigin(snapshot), stop: () => outbox.stop() };
}
