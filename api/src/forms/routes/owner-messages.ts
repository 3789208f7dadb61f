import { id, requiredText } from '@facade/shared-domain/forms/fields';
import { LANGUAGES } from '@facade/shared-domain/model';
import { z } from 'zod/mini';
import { homesOf, loggedInOwner } from '../../accounts/index.ts';
import { formHeaders, formKeyOf, formReceipt } from '../../correspondence/index.ts';
import { type Api, ProblemError, problemAnswer, requestLanguage, siteOrigin } from '../../http/index.ts';
import { ownerMessageForm } from '../../leads/index.ts';
import { ALLOWANCES, perAddress } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { type FormServices, submitForm } from '../submit-form.ts';

const body = z.object({
  property: id(),
  message: requiredText('message', 5000),
  language: z.catch(z.optional(z.enum(LANGUAGES as ['nl', 'fr', 'en', 'de'])), undefined),
});

interface MessageServices extends FormServices {
  siteData: SiteData;
}

/** `POST /api/owner/messages`: an owner writes to the agency about their home. */
export async function messagesRoute(api: Api, { siteData, ...services }: MessageServices): Promise<void> {
  const { db } = services;
  api.post(
    '/api/owner/messages',
    {
      config: { rateLimit: perAddress(ALLOWANCES.ownerMessages) },
      schema: {
        tags: ['owner'],
        summary: 'Sends a message of an owner about their home to the agency',
        body,
        headers: formHeaders,
        response: {
          201: formReceipt,
          401: problemAnswer('not logged in'),
          404: problemAnswer('the property is not one of the owner’s'),
          422: problemAnswer('fields that are not valid, each with a message'),
        },
      },
    },
    async (request, reply) => {
      const { id: ownerId, name, email } = loggedInOwner(request);
      const { property: propertyId, message } = request.body;
      const language = requestLanguage(request);
      if (!(await homesOf(db, ownerId)).includes(propertyId)) throw new ProblemError('not-found');
      const snapshot = await siteData.current();
      const values = { propertyId, message, language, name, email, website: '' };
      const from = {
        origin: siteOrigin(request, snapshot.content.settings.origin),
        // The login is the proof that a person sends it.
        admit: async () => async () => {},
        isAwaited: () => !reply.sent,
        idempotencyKey: formKeyOf(request.headers),
        ownerId,
      };
      const receipt = await submitForm(ownerMessageForm, values, snapshot, from, services);
      return reply.status(201).send({ ...receipt, next: `${receipt.next}#messages` });
    },
  );
}
