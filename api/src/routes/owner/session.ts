import { addLoginRoutes, type LoginServices } from '../../accounts/login-routes.ts';
import type { Api } from '../../api.ts';
import { ownerRealm } from '../../owners/owner-realm.ts';

/** `GET /api/owner/session`, `POST /api/owner/login` and `POST /api/owner/logout`. */
export async function sessionRoute(api: Api, services: LoginServices): Promise<void> {
  addLoginRoutes(api, ownerRealm, services);
}
