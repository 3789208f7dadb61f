import { HashQueue, ownerRealm, realmRoutes, staffRealm } from '../../accounts/index.ts';
import { websiteDraftsRoute, websiteRoute } from '../../content-admin/index.ts';
import { messagesRoute } from '../../forms/index.ts';
import type { Api } from '../../http/index.ts';
import {
  addLeadsTo,
  agendaRoute,
  leadPapersRoute,
  leadsRoute,
  leadUploadsRoute,
  outboxRoute,
  type Uploads,
  type Webhook,
} from '../../leads/index.ts';
import type { MailConfig, Outbox } from '../../mail/index.ts';
import type { MeasurePicture } from '../../pictures/index.ts';
import type { Db } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { statisticsRoute, summariesRoute } from '../../statistics/index.ts';

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
