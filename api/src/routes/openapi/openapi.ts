import type { Api } from '../../server.ts';

/** `GET /api/openapi.json`: the description of all of this, generated. */
export function openApiRoute(api: Api): void {
  api.get('/api/openapi.json', { schema: { hide: true } }, async () => api.swagger());
}
