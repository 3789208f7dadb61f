import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describeForm } from '../../forms/index.ts';
import type { Api } from '../../http/index.ts';

const FORMS = '/api/forms/';

/** Generates the description of all endpoints from their schemas; served at `/api/openapi.json`. */
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
    transform(document) {
      const described = jsonSchemaTransform(document);
      const { body: _asItIs, ...schema } = described.schema ?? {};
      const form = document.schema?.body;
      return document.url.startsWith(FORMS) && form instanceof z.core.$ZodType
        ? { ...described, schema: { ...schema, body: describeForm(form) } }
        : described;
    },
  });
}
