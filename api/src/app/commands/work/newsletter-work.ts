import { LANGUAGES } from '@facade/shared-domain/model';
import { z } from 'zod';
import type { SiteServices } from '../../../correspondence/index.ts';
import type { Db } from '../../../platform/index.ts';
import {
  listNewsletter,
  type NewsletterList,
  type SentNewsletter,
  sendNewsletter,
} from '../../../subscriptions/index.ts';

const issueFile = z.strictObject({
  language: z.enum(LANGUAGES).nullable(),
  file: z.string().max(4096),
  text: z.string().max(50_000),
});

/** The requests of `facade newsletter`. */
export const newsletterOrder = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({
    action: z.literal('send'),
    files: z
      .array(issueFile)
      .min(1)
      .max(LANGUAGES.length + 1),
  }),
]);

export type NewsletterOrder = z.infer<typeof newsletterOrder>;

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
