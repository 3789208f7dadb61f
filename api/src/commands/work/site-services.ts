import type { MailConfig } from '../../config/config.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Snapshot } from '../../snapshot.ts';

/** What commands need that change something and mail people of it. */
export interface SiteServices {
  snapshot: Snapshot;
  outbox: Pick<Outbox, 'add'>;
  mail: MailConfig;
  /** Address of the site, for links in mails; null where the settings name none. */
  origin: string | null;
}

/** Where the settings say that the site is. */
export const configuredOrigin = ({ content }: Pick<Snapshot, 'content'>): string | null =>
  URL.parse(content.settings.origin)?.origin ?? null;
