import type { MailConfig, Outbox } from '../mail/index.ts';
import type { Snapshot } from '../site/index.ts';

/** What commands need that change something and mail people about it. */
export interface SiteServices {
  snapshot: Snapshot;
  outbox: Pick<Outbox, 'add'>;
  mail: MailConfig;
  /** Address of the site, for links in mails; null if the settings have none. */
  origin: string | null;
}

/** The site's origin in the settings. */
export const configuredOrigin = ({ content }: Pick<Snapshot, 'content'>): string | null =>
  URL.parse(content.settings.origin)?.origin ?? null;
