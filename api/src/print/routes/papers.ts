import { z } from 'zod';
import { goal } from '../../catalogue/index.ts';
import { siteFor } from '../../content/index.ts';
import {
  A_DAY,
  type Api,
  documentAnswer,
  id,
  inLanguage,
  ProblemError,
  problemAnswer,
  sendDocument,
} from '../../http/index.ts';
import { ALLOWANCES, perAddress } from '../../platform/index.ts';
import { paletteOf, type SiteData } from '../../site/index.ts';
import { formTerms } from '../papers/form-terms.ts';
import { PAPER_FORMS } from '../papers/forms.ts';
import { writePaper } from '../papers/write-paper.ts';

/** Version of the design: increment when the papers change. */
const LAYOUT = 1;

const query = inLanguage.extend({ home: id.optional().describe('home that it is about') }).strict();

const terms = z.object({
  home: z
    .object({
      id: z.int(),
      goal,
      availability: z.enum(['available', 'sold', 'rented']),
      title: z.string(),
      place: z.string(),
      path: z.string(),
      price: z.number().nullable(),
      charges: z.number().nullable(),
      region: z.enum(['brussels', 'wallonia', 'flanders']).nullable(),
      isDwelling: z.boolean(),
    })
    .nullable(),
  incomeTimesRent: z.number(),
  maximumPersons: z.int().nullable(),
});

/** `GET /api/form-terms?home=` and `GET /api/papers/:paper.pdf?home=`: pre-filled values for a home, and the paper. */
export async function papersRoute(api: Api, { siteData }: { siteData: SiteData }): Promise<void> {
  api.get(
    '/api/form-terms',
    {
      schema: {
        tags: ['forms'],
        summary: 'Pre-filled values for forms about a home, and the agency’s conditions for tenants',
        querystring: query,
        response: { 200: terms, 400: problemAnswer('a parameter is unknown or not valid') },
      },
    },
    async ({ query: { lang, home } }) => formTerms(await siteData.current(), lang, home),
  );

  for (const [name, form] of PAPER_FORMS)
    api.get(
      `/api/papers/${name}.pdf`,
      {
        config: { rateLimit: perAddress(ALLOWANCES.papers) },
        schema: {
          tags: ['forms'],
          summary: `The form "${name}" as a PDF to fill in`,
          querystring: query,
          response: {
            200: documentAnswer('the form', 'application/pdf'),
            304: z.any(),
            400: problemAnswer('a parameter is unknown or not valid'),
            404: problemAnswer('no public property has this id'),
          },
        },
      },
      async (request, reply) => {
        const { lang: language, home } = request.query;
        const snapshot = await siteData.current();
        const known = await formTerms(snapshot, language, home);
        if (home !== undefined && !known.home) throw new ProblemError('not-found');
        const { agency } = siteFor(snapshot.content, language, snapshot.context);
        const palette = paletteOf(snapshot.content);
        const file = [name, home, language].filter(Boolean).join('-');
        reply.header('content-disposition', `inline; filename="${file}.pdf"`);
        return sendDocument(request, reply, {
          madeOf: [LAYOUT, name, language, known, agency, palette],
          type: 'application/pdf',
          cacheControl: A_DAY,
          body: () => writePaper(form.compose(known, language), { language, agency, palette }),
        });
      },
    );
}
