import { HashQueue } from '../accounts/hash-queue.ts';
import { realmRoutes } from '../accounts/routes/realm-routes.ts';
import { addLeadsTo } from '../agency/leads.ts';
import { staffRealm } from '../agency/staff/staff-realm.ts';
import type { Webhook } from '../agency/webhook/webhook.ts';
import type { Api } from '../api.ts';
import type { MailConfig } from '../mail/mail-config.ts';
import type { Db } from '../database/index.ts';
import type { Outbox } from '../mail/outbox.ts';
import { ownerRealm } from '../owners/owner-realm.ts';
import type { MeasurePicture } from '../pictures/measure.ts';
import type { SiteData } from '../site-data.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { agendaRoute } from './agency/agenda.ts';
import { leadsRoute } from './agency/leads.ts';
import { outboxRoute } from './agency/outbox.ts';
import { leadPapersRoute } from './agency/papers.ts';
import { leadUploadsRoute } from './agency/uploads.ts';
import { websiteDraftsRoute } from './agency/website/drafts.ts';
import { websiteRoute } from './agency/website/website.ts';
import { messagesRoute } from './owner/messages.ts';
import { statisticsRoute } from './owner/statistics.ts';
import { summariesRoute } from './owner/summaries.ts';

interface AccountServices {
  db: Db;
  siteData: SiteData;
  outbox: Outbox;
  mail: MailConfig;
  webhook: Pick<Webhook, 'add'>;
  uploads: Uploads;
  dataFolder: string;
  measure: MeasurePicture;
}

/** Adds the endpoints for owners and staff: login, and everything that needs one. */
export async function addAccountRoutes(api: Api, services: AccountServices): Promise<void> {
  const { db, siteData, outbox, mail, webhook, uploads, dataFolder, measure } = services;
  const sending = { siteData, db, outbox, mail };
  const hashes = new HashQueue();
  for (const realm of [ownerRealm, staffRealm]) await api.register(realmRoutes, { ...sending, hashes, realm });
  await api.register(statisticsRoute, { siteData, db, dataFolder });
  await api.register(messagesRoute, { ...sending, addLead: addLeadsTo(webhook), dataFolder });
  await api.register(summariesRoute, { db });
  await api.register(leadsRoute, { ...sending, webhook });
  await api.register(agendaRoute, sending);
  await api.register(leadPapersRoute, { db, siteData });
  await api.register(leadUploadsRoute, { db, uploads });
  await api.register(outboxRoute, { db });
  for (const route of [websiteRoute, websiteDraftsRoute]) await api.register(route, { db, siteData, measure });
}
