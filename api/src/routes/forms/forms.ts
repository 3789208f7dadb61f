import type { FormName } from '@facade/shared-domain/model';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { contactForm, projectEnquiry, propertyEnquiry } from '../../forms/enquiry-schema.ts';
import { siteOrigin } from '../../forms/site-origin.ts';
import { type EnquiryServices, submitEnquiry } from '../../forms/submit-enquiry.ts';
import { AddressLimit } from '../../limits/address-limit.ts';
import { sharedPerAddress } from '../../plugins/rate-limit.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';

/** The thank-you page of each form, by original path. */
const FORMS = {
  contact: { schema: contactForm, feedback: '/feedback/site-contact/' },
  'property-enquiry': { schema: propertyEnquiry, feedback: '/feedback/contact-me/' },
  'project-enquiry': { schema: projectEnquiry, feedback: '/feedback/contact-construction/' },
} as const satisfies Record<FormName, { schema: z.ZodType; feedback: string }>;

/** The thank-you page of every form that asks for a visit, whichever it is. */
const APPOINTMENT = '/feedback/contact-appointment/';

/** Forms from one network, of all three kinds together. */
const ALLOWED = { max: 30, seconds: 600 };

/** As in the IETF draft "The Idempotency-Key HTTP Header Field"; a quoted key is the same key. */
const IDEMPOTENCY_KEY = /^"?([\w-]{1,64})"?$/;

const headers = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      'the same for each attempt to send one form: it is stored and mailed once, and each gets the same receipt',
    ),
});

const receipt = z.object({ id: z.string(), feedback: z.string().describe('original path of the thank-you page') });

interface FormServices extends EnquiryServices {
  siteData: SiteData;
}

/** `POST /api/forms/:form`: one endpoint per form, as JSON or as a browser posts it without JavaScript. */
export async function formsRoute(api: Api, { siteData, ...services }: FormServices): Promise<void> {
  const onRequest = sharedPerAddress(new AddressLimit(services.db, 'forms', ALLOWED));
  for (const form of Object.keys(FORMS) as FormName[]) {
    const { schema, feedback } = FORMS[form];
    api.post(
      `/api/forms/${form}`,
      {
        onRequest,
        schema: {
          tags: ['forms'],
          summary: `Sends the form "${form}"`,
          body: schema,
          headers,
          response: {
            201: receipt,
            400: problemAnswer('the key is not 1 to 64 letters, digits, "_" or "-"'),
            422: problemAnswer('fields that are not right, each with a message; or a key that stands for another form'),
            429: problemAnswer('too many forms from this address'),
          },
        },
      },
      async (request, reply) => {
        const snapshot = await siteData.current();
        const origin = siteOrigin(request, snapshot.content.settings.origin);
        const idempotencyKey = keyOf(request.headers['idempotency-key']);
        const id = await submitEnquiry(form, request.body, snapshot, { origin, idempotencyKey }, services);
        return reply.status(201).send({ id, feedback: request.body.wantsVisit ? APPOINTMENT : feedback });
      },
    );
  }
}

function keyOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = IDEMPOTENCY_KEY.exec(header)?.[1];
  if (!key) throw new ProblemError('bad-request');
  return key;
}
