import { LARGEST_UPLOAD } from '@facade/shared-domain/forms/upload-limits';
import multipart from '@fastify/multipart';
import { z } from 'zod';
import { type Api, formText, ProblemError, problemAnswer, requestLanguage } from '../../http/index.ts';
import { TIME_LIMITS } from '../../kernel/index.ts';
import type { Uploads } from '../../leads/index.ts';
import { AddressLimit, ALLOWANCES, type Db, repeat, sharedPerAddress } from '../../platform/index.ts';
import type { FormGuard } from '../form-guard.ts';
import { PROOF_FIELD, PROOF_LENGTH } from '../form-proof.ts';

/** How often files without a form are erased and quarantined ones scanned again, in milliseconds. */
const CLEAN_EVERY = 30 * 60_000;

const answer = z.object({
  id: z.string().describe('names the file in the form that it goes with'),
  name: z.string(),
  size: z.int(),
  isQuarantined: z.boolean().describe('the scanner could not check it yet'),
});

/** `POST /api/uploads`: one file of a form, which refers to it by its id. This endpoint never returns files. */
export async function uploadsRoute(
  api: Api,
  { db, uploads, guard }: { db: Db; uploads: Uploads; guard: FormGuard },
): Promise<void> {
  const limits = { fileSize: LARGEST_UPLOAD, files: 1, fields: 1, fieldSize: PROOF_LENGTH, parts: 2 };
  await api.register(multipart, { limits });
  const every = { every: CLEAN_EVERY, log: api.log };
  const cleaning = [
    repeat(async () => void (await uploads.eraseOrphans()), { ...every, failure: 'cannot erase files without a form' }),
    repeat((signal) => uploads.scanAgain(signal), { ...every, failure: 'cannot scan files in quarantine' }),
  ];
  api.addHook('onClose', async () => void (await Promise.all(cleaning.map((one) => one.stop()))));
  api.post(
    '/api/uploads',
    {
      bodyLimit: LARGEST_UPLOAD + 64 * 1024,
      config: { deadline: TIME_LIMITS.uploadAnswer },
      onRequest: sharedPerAddress(new AddressLimit(db, 'uploads', ALLOWANCES.uploads)),
      schema: {
        tags: ['forms'],
        summary: 'Stores one file (PDF, JPG, PNG, HEIC; 10 MB) for a form; erased after three hours without one',
        description:
          'A field `captcha` before the file contains its proof; without one the lower limits of forms apply.',
        consumes: ['multipart/form-data'],
        response: {
          201: answer,
          400: problemAnswer('no file was sent'),
          422: problemAnswer(
            'the file is of another type, too large, or refused by the scanner; there is no room; a wrong proof',
          ),
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
      const proof = part.fields[PROOF_FIELD];
      const sender = { address: request.ip, proof: textOf(proof) };
      const takeProof = await (await guard.examine('uploads', requestLanguage(request), sender))();
      await db.transaction().execute(takeProof);
      const bytes = await part.toBuffer().catch((error: { code?: string }) => {
        throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? refuse('size') : new ProblemError('bad-request');
      });
      const kept = await uploads.store(part.filename, bytes);
      if (typeof kept === 'string') throw refuse(kept);
      return reply.status(201).send(kept);
    },
  );
}

const textOf = (field: unknown): string => {
  const { value } = (field ?? {}) as { value?: unknown };
  return typeof value === 'string' ? value : '';
};
