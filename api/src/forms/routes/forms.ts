import { issuesOf } from '@facade/shared-domain/forms/check-form';
import { z } from 'zod';
import { ownerOf } from '../../accounts/index.ts';
import { formHeaders, formKeyOf, formReceipt, limitsOf } from '../../correspondence/index.ts';
import { type Api, formText, ProblemError, problemAnswer, requestLanguage, siteOrigin } from '../../http/index.ts';
import { AddressLimit, ALLOWANCES, inSteadyTime, perAddress, sharedPerAddress } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { FORM_DEFINITIONS } from '../definitions/index.ts';
import type { FormGuard } from '../form-guard.ts';
import { proofOf, takeProof } from '../form-proof.ts';
import { type FormServices, submitForm } from '../submit-form.ts';

const checked = z
  .object({ fields: z.string().max(1000).default('').describe('names of fields, with commas between') })
  .strict();

export interface FormsOptions extends FormServices {
  siteData: SiteData;
  guard: FormGuard;
}

/** `POST /api/forms/:form`: one endpoint per form, for JSON or plain form posts without JavaScript. */
export async function formsRoute(api: Api, { siteData, guard, ...services }: FormsOptions): Promise<void> {
  const { db } = services;
  const ofAll = sharedPerAddress(new AddressLimit(db, 'forms', ALLOWANCES.forms));
  for (const definition of FORM_DEFINITIONS) {
    const { id, schema, inSteps = false, looksUpAddress = false } = definition;
    const { allowed, bodyLimit } = limitsOf(id);
    const ofThis = allowed && sharedPerAddress(new AddressLimit(db, `form-${id}`, allowed));
    api.post(
      `/api/forms/${id}`,
      {
        preValidation: takeProof,
        onRequest: ofThis ? [ofAll, ofThis] : ofAll,
        ...(bodyLimit && { bodyLimit }),
        schema: {
          tags: ['forms'],
          summary: `Sends the form "${id}"`,
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: schema,
          headers: formHeaders,
          response: {
            201: formReceipt,
            400: problemAnswer('the key is not 1 to 64 letters, digits, "_" or "-"'),
            413: problemAnswer('too large for a form'),
            422: problemAnswer('fields that are not valid, each with a message; or a key that belongs to another form'),
            429: problemAnswer('too many forms from this network; see `Retry-After`'),
          },
        },
      },
      async (request, reply) => {
        const snapshot = await siteData.current();
        const origin = siteOrigin(request, snapshot.content.settings.origin);
        const idempotencyKey = formKeyOf(request.headers);
        const { body, ip: address } = request;
        const admit = await guard.examine(id, body.language, { address, proof: proofOf(request) });
        const isAwaited = () => !reply.sent;
        const ownerId = await ownerOf(db, body.propertyId, request, reply);
        const from = { origin, admit, isAwaited, idempotencyKey, ownerId };
        const submit = () => submitForm(definition, body, snapshot, from, services);
        const receipt = await (looksUpAddress ? inSteadyTime(submit) : submit());
        return reply.status(201).send(receipt);
      },
    );
    if (!inSteps) continue;
    api.post(
      `/api/forms/${id}/check`,
      {
        config: { rateLimit: perAddress(ALLOWANCES.formChecks) },
        schema: {
          tags: ['forms'],
          summary: `Checks some fields of the form "${id}", for forms with steps; stores nothing`,
          querystring: checked,
          body: z.record(z.string(), z.unknown()),
          response: { 204: z.null(), 422: problemAnswer('fields that are not right, each with a message') },
        },
      },
      async (request, reply) => {
        const issues = issuesOf(schema, request.body);
        const language = requestLanguage(request);
        const wrong = request.query.fields.split(',').flatMap((field) => {
          const key = issues[field];
          return key ? [[field, formText(key, language)]] : [];
        });
        if (wrong.length > 0) throw new ProblemError('invalid-form', Object.fromEntries(wrong));
        return reply.status(204).send(null);
      },
    );
  }
}
