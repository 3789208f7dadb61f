import { z } from 'zod';
import type { Api } from '../../server.ts';

/** `GET /api/openapi.json`: the description of all of this, generated. */
export function openApiRoute(api: Api): void {
  api.get(
    '/api/openapi.json',
    { config: { cached: true }, schema: { hide: true, querystring: z.object({}) } },
    async () => api.swagger(),
  );
}
