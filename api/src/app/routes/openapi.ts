import { z } from 'zod';
import type { Api } from '../../http/index.ts';

/** `GET /api/openapi.json`: the generated description of the api. */
export async function openApiRoute(api: Api): Promise<void> {
  api.get(
    '/api/openapi.json',
    { config: { cached: true }, schema: { hide: true, querystring: z.object({}) } },
    async () => api.swagger(),
  );
}
