import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { loggedInStaff } from '../../accounts/index.ts';
import { plainName } from '../../catalogue/index.ts';
import { type Api, documentAnswer, ProblemError, problemAnswer } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import { leadsOf } from '../inbox/list-leads.ts';
import { isVisibleTo } from '../inbox/visible.ts';
import { leadId } from '../schemas/agency.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** `GET /api/agency/leads/:id/uploads/:upload`: a file that was sent with a lead, for staff who may see the lead. */
export async function leadUploadsRoute(api: Api, { db, uploads }: { db: Db; uploads: Uploads }): Promise<void> {
  api.get(
    '/api/agency/leads/:id/uploads/:upload',
    {
      schema: {
        tags: ['agency'],
        summary: 'Downloads a file that was sent with a lead',
        params: leadId.extend({ upload: z.string().regex(/^[\w-]{22}$/) }),
        response: {
          200: documentAnswer('the file: a PDF, JPEG, PNG or HEIC file of 10 MB at most', 'application/octet-stream'),
          401: problemAnswer('not logged in as staff'),
          404: problemAnswer('no such file of a lead that this person may see, or it is in quarantine'),
        },
      },
    },
    async (request, reply) => {
      const staff = loggedInStaff(request);
      const { id, upload } = request.params;
      const seen = await leadsOf(db)
        .innerJoin('upload', (join) => join.on('upload.submission_id', '=', id))
        .select('upload.id')
        .where('lead.id', '=', id)
        .where('upload.id', '=', upload)
        .where(isVisibleTo(staff))
        .executeTakeFirst();
      const file = seen ? await uploads.readUpload(seen.id) : null;
      if (!file) throw new ProblemError('not-found');
      return reply
        .header('content-disposition', contentDisposition(file.name, { fallback: plainName(file.name) }))
        .header('x-content-type-options', 'nosniff')
        .type(file.type)
        .send(file.bytes);
    },
  );
}
