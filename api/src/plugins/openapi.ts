import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from '../api.ts';

/** Describes every endpoint out of its schemas; served at `/api/openapi.json`. */
export async function addOpenApi(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Facade',
        description: 'Properties, content, forms, owner statistics and pictures of a real-estate agency.',
        version: '1.0.0',
      },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
  });
}
