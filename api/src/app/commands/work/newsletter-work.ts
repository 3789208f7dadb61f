import type { SiteServices } from '../../../correspondence/index.ts';
import type { Db } from '../../../platform/index.ts';
import {
  listNewsletter,
  type NewsletterList,
  type SentNewsletter,
  sendNewsletter,
} from '../../../subscriptions/index.ts';

/** The requests of `facade newsletter`. */
export type NewsletterOrder = { action: 'list' } | { action: 'send'; files: Parameters<typeof sendNewsletter>[1] };

export interface NewsletterAnswer {
  list?: NewsletterList;
  sent?: SentNewsletter;
}

/** @throws StartupError if the newsletter is invalid */
export const workOnNewsletter = async (
  db: Db,
  order: NewsletterOrder,
  site: () => Promise<SiteServices>,
): Promise<NewsletterAnswer> =>
  order.action === 'list'
    ? { list: await listNewsletter(db) }
    : { sent: await sendNewsletter(db, order.files, await site()) };
