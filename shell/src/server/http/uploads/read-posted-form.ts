import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { MOST_UPLOADS } from '@facade/shared-domain/forms/upload-limits';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type FormValues, takesFiles } from '../pages/form-target.ts';
import { Refused } from '../security/refused.ts';

/** Field of the files themselves; the form names those that were kept in `uploads`. */
const FILES = 'uploadFiles';
const UPLOADS = 'uploads';

/** What became of one file: its id, or why it was not kept. */
export type SentFile = { id: string } | { refusal: string };

/** A form as a page was posted it. */
export interface PostedForm {
  fields: FormValues;
  /** Its files for the key of the form: by their hashes, because the same files sent again have other ids. */
  filesInKey: string[];
  /** Why one of its files was not kept, in the visitor's language. */
  refusal?: string;
}

/**
 * Reads a posted form. Of files that come with it one at a time is held in memory, and handed to `send`; the form then names them by
 * their ids. After one that is refused no other is sent.
 */
export async function readPostedForm(
  request: FastifyRequest,
  send: (name: string, bytes: Buffer) => Promise<SentFile>,
): Promise<PostedForm> {
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as FormValues, filesInKey: [] };
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) => values.set(name, [...(values.get(name) ?? []), value]);
  const filesInKey: string[] = [];
  let refusal: string | undefined;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      add(part.fieldname, String(part.value));
      if (part.fieldname === UPLOADS) filesInKey.push(String(part.value));
      continue;
    }
    const kept = values.get(UPLOADS)?.length ?? 0;
    // One too many is sent on: the api says so.
    if (refusal !== undefined || kept > MOST_UPLOADS || !isWanted(part, values.get('form')?.[0])) {
      part.file.resume();
      continue;
    }
    // Cut off one byte beyond the limit: the api says that it is too large.
    const bytes = await buffer(part.file);
    // A field in which nothing was chosen.
    if (bytes.length === 0 && part.filename === '') continue;
    const sent = await send(part.filename, bytes);
    if ('refusal' in sent) refusal = `${part.filename}: ${sent.refusal}`;
    else {
      filesInKey.push(createHash('sha256').update(bytes).digest('base64url'));
      add(UPLOADS, sent.id);
    }
  }
  const fields = Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]));
  return { fields, filesInKey, ...(refusal !== undefined && { refusal }) };
}

/** The parts of the body. Throws `Refused` where it is not what its type says. */
async function* partsOf(request: FastifyRequest) {
  const parts = request.parts();
  for (;;) {
    const next = await parts.next().catch((error: { statusCode?: number }) => {
      throw error.statusCode === undefined ? new Refused(400, 'a form with files that cannot be read') : error;
    });
    if (next.done) return;
    if (next.value.type === 'field' && next.value.valueTruncated) throw new Refused(400, 'a field that is too long');
    yield next.value;
  }
}

const isWanted = ({ fieldname, filename }: MultipartFile, form = ''): boolean =>
  fieldname === FILES && filename !== undefined && takesFiles(form);
