import type { Api } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import type { HashQueue } from '../hash-queue.ts';
import { requireLogin } from '../logged-in.ts';
import type { MailServices } from '../mails/account-mailer.ts';
import type { Realm } from '../realm.ts';
import { addAccountRoute } from './account.ts';
import { addChangePasswordRoute } from './change-password.ts';
import { addLoginRoutes } from './login.ts';
import { addPasskeyLoginRoutes } from './passkey-login.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addPasswordRoutes } from './password.ts';

interface RealmServices extends MailServices {
  realm: Realm;
  db: Db;
  hashes: HashQueue;
}

/** Adds the endpoints of a realm: login, forgotten password, and the account page. */
export async function realmRoutes(api: Api, { realm, ...services }: RealmServices): Promise<void> {
  for (const add of [addLoginRoutes, addPasswordRoutes, addPasskeyLoginRoutes]) add(api, realm, services);
  await api.register(async (account: Api) => {
    requireLogin(account, services.db, realm);
    for (const add of [addChangePasswordRoute, addAccountRoute, addPasskeyRoutes]) add(account, realm, services);
  });
}
