import type { FormName } from '@facade/shared-domain/model';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contactForm, projectEnquiry, propertyEnquiry } from '../../forms/enquiry-schema.ts';
import { type EnquiryServices, submitEnquiry } from '../../forms/submit-enquiry.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { Api } from '../../server.ts';
import type { SiteData, Snapshot } from '../../site-data.ts';

/** The thank-you page of each form, by original path. */
const FORMS = {
  contact: { schema: contactForm, feedback: '/feedback/site-contact/' },
  'property-enquiry': { schema: propertyEnquiry, feedback: '/feedback/contact-me/' },
  'project-enquiry': { schema: projectEnquiry, feedback: '/feedback/contact-construction/' },
} as const satisfies Record<FormName, { schema: z.ZodType; feedback: string }>;

const receipt = z.object({ id: z.string(), feedback: z.string().describe('original path of the thank-you page') });

/** `POST /api/forms/:form`: one endpoint per form, as JSON or as a browser posts it without JavaScript. */
export function formsRoute(api: Api, siteData: SiteData, services: EnquiryServices): void {
  for (const form of Object.keys(FORMS) as FormName[]) {
    const { schema, feedback } = FORMS[form];
    api.post(
      `/api/forms/${form}`,
      {
        config: { rateLimit: perAddress(30, 10) },
        schema: {
          tags: ['forms'],
          summary: `Sends the form "${form}"`,
          body: schema,
          response: {
            201: receipt,
            422: problemAnswer('fields that are not right, each with a message'),
            429: problemAnswer('too many forms from this address'),
          },
        },
      },
      async (request, reply) => {
        const snapshot = await siteData.current();
        const id = await submitEnquiry(form, request.body, snapshot, originOf(request, snapshot), services);
        return reply.status(201).send({ id, feedback });
      },
    );
  }
}

/** The site's own address; where the settings name none, the one the visitor used. */
function originOf(request: FastifyRequest, { content }: Snapshot): string {
  return content.settings.origin || `${request.protocol}://${request.host}`;
}
