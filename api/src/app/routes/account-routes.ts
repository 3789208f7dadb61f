import { HashQueue, ownerRealm, realmRoutes, requireLogin, requireManager, staffRealm } from '../../accounts/index.ts';
import { websiteDraftsRoute, websiteRoute } from '../../content-admin/index.ts';
import { messagesRoute } from '../../forms/index.ts';
import type { Api } from '../../http/index.ts';
import { importsRoute } from '../../import/index.ts';
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
import { type RegistryAccess, releasesRoute } from '../../releases/index.ts';
import type { SiteData } from '../../site/index.ts';
import { statisticsRoute, summariesRoute } from '../../statistics/index.ts';
import { buyersRoute } from '../../subscriptions/index.ts';

interface AccountServices {
  db: Db;
  siteData: SiteData;
  outbox: Outbox;
  mail: MailConfig;
  webhook: Pick<Webhook, 'add'>;
  uploads: Uploads;
  dataFolder: string;
  measure: MeasurePicture;
  /** Names of the feeds that are imported by schedule. */
  feeds: readonly string[];
  /** Null: nobody can change releases here. */
  registry: RegistryAccess | null;
}

/** Adds the endpoints for owners and staff: login, and everything that needs one. */
export async function addAccountRoutes(api: Api, services: AccountServices): Promise<void> {
  const { db, siteData, outbox, mail, webhook, uploads, dataFolder, measure, feeds, registry } = services;
  const sending = { siteData, db, outbox, mail };
  const hashes = new HashQueue();
  for (const realm of [ownerRealm, staffRealm]) await api.register(realmRoutes, { ...sending, hashes, realm });
  await api.register(async (owners: Api) => {
    requireLogin(owners, db, ownerRealm);
    await owners.register(statisticsRoute, { siteData, db, dataFolder });
    await owners.register(messagesRoute, { ...sending, addLead: addLeadsTo(webhook), dataFolder });
    await owners.register(summariesRoute, { db });
  });
  await api.register(async (staff: Api) => {
    requireLogin(staff, db, staffRealm);
    await staff.register(leadsRoute, { ...sending, webhook });
    await staff.register(agendaRoute, sending);
    await staff.register(buyersRoute, { db, siteData });
    await staff.register(leadPapersRoute, { db, siteData });
    await staff.register(leadUploadsRoute, { db, uploads });
    await staff.register(async (managers: Api) => {
      requireManager(managers);
      await managers.register(outboxRoute, { db });
      await managers.register(importsRoute, { db, feeds });
      await managers.register(releasesRoute, { registry });
      for (const route of [websiteRoute, websiteDraftsRoute]) await managers.register(route, { db, siteData, measure });
    });
  });
}
