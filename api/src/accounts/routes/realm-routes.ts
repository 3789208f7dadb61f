import type { Api } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import type { HashQueue } from '../hash-queue.ts';
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
  const routes = [
    addLoginRoutes,
    addPasswordRoutes,
    addChangePasswordRoute,
    addAccountRoute,
    addPasskeyRoutes,
    addPasskeyLoginRoutes,
  ];
  for (const add of routes) add(api, realm, services);
}
