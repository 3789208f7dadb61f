import { addLoginRoutes, type LoginServices } from '../../accounts/login-routes.ts';
import { staffRealm } from '../../agency/staff/staff-realm.ts';
import type { Api } from '../../api.ts';

/** `GET /api/agency/session`, `POST /api/agency/login` and `POST /api/agency/logout`. */
export async function staffSessionRoute(api: Api, services: LoginServices): Promise<void> {
  addLoginRoutes(api, staffRealm, services);
}
