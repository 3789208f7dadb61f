import { LARGEST_UPLOAD } from '@facade/shared-domain/forms/upload-limits';
import multipart from '@fastify/multipart';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { formText } from '../../forms/form-texts.ts';
import { AddressLimit } from '../../limits/address-limit.ts';
import { repeat } from '../../operation/repeat.ts';
import { sharedPerAddress } from '../../plugins/rate-limit.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { requestLanguage } from '../../problems/request-language.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import { TIME_LIMITS } from '../../time-limits.ts';
import type { Uploads } from '../../uploads/uploads.ts';

/** Limit of files per network. */
const ALLOWED = { max: 30, seconds: 600 };

/** How often quarantined files are scanned again, in milliseconds. */
const SCAN_EVERY = 30 * 60_000;

const answer = z.object({
  id: z.string().describe('names the file in the form that it goes with'),
  name: z.string(),
  size: z.int(),
  isQuarantined: z.boolean().describe('the scanner could not check it yet'),
});

/** `POST /api/uploads`: one file of a form, which refers to it by its id. This endpoint never returns files. */
export async function uploadsRoute(api: Api, { db, uploads }: { db: Db; uploads: Uploads }): Promise<void> {
  await api.register(multipart, { limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 0, parts: 1 } });
  const scanning = repeat((signal) => uploads.scanAgain(signal), {
    every: SCAN_EVERY,
    log: api.log,
    failure: 'cannot scan files in quarantine',
  });
  api.addHook('onClose', () => scanning.stop());
  api.post(
    '/api/uploads',
    {
      bodyLimit: LARGEST_UPLOAD + 64 * 1024,
      config: { deadline: TIME_LIMITS.uploadAnswer },
      onRequest: sharedPerAddress(new AddressLimit(db, 'uploads', ALLOWED)),
      schema: {
        tags: ['forms'],
        summary: 'Stores one file (PDF, JPG, PNG, HEIC; 10 MB) for a form; erased after a day without one',
        consumes: ['multipart/form-data'],
        response: {
          201: answer,
          400: problemAnswer('no file was sent'),
          422: problemAnswer('the file is of another type, too large, or refused by the scanner'),
          429: problemAnswer('too many files from this address'),
        },
      },
    },
    async (request, reply) => {
      const refuse = (reason: string) =>
        new ProblemError('invalid-form', { uploads: formText(`uploads.${reason}`, requestLanguage(request)) });
      if (!request.isMultipart()) throw new ProblemError('bad-request');
      const part = await request.file().catch(() => null);
      if (!part) throw new ProblemError('bad-request');
      const bytes = await part.toBuffer().catch((error: { code?: string }) => {
        throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? refuse('size') : new ProblemError('bad-request');
      });
      const kept = await uploads.store(part.filename, bytes);
      if (typeof kept === 'string') throw refuse(kept);
      return reply.status(201).send(kept);
    },
  );
}
