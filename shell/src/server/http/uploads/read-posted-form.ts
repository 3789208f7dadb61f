import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { MOST_UPLOADS } from '@facade/shared-domain/forms/upload-limits';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FormsByName, FormValues } from '../pages/forms/form-target.ts';
import { Refused } from '../security/refused.ts';

/** Field of the files themselves. In the form, `uploads` lists the accepted ones. */
const FILES = 'uploadFiles';
const UPLOADS = 'uploads';

/** The outcome of one file: its id, or why it was refused. */
export type SentFile = { id: string } | { refusal: string };

/** A form that was posted to a page. */
export interface PostedForm {
  fields: FormValues;
  /** Its files in the key of the form: by their hashes, because the same files get other ids when they are sent again. */
  filesInKey: string[];
  /** Why one of its files was refused, in the visitor's language. */
  refusal?: string;
}

/**
 * Reads a posted form. Holds one file at a time in memory and passes it to `send`; the form then lists the files by their ids.
 * After a refused file no other is sent. `forms` says which forms may have files.
 */
export async function readPostedForm(
  request: FastifyRequest,
  forms: FormsByName,
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
    // Sends one file too many, so that the api reports it.
    if (refusal !== undefined || kept > MOST_UPLOADS || !isFile(part) || !forms(values.get('form')?.[0] ?? '').files) {
      part.file.resume();
      continue;
    }
    // Cut off one byte beyond the limit: the api then reports that it is too large.
    const bytes = await buffer(part.file).catch(refuse);
    // A file field without a chosen file.
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

/** The parts of the body. Throws `Refused` if the body does not match its type. */
async function* partsOf(request: FastifyRequest) {
  const parts = request.parts();
  for (;;) {
    const next = await parts.next().catch(refuse);
    if (next.done) return;
    if (next.value.type === 'field' && next.value.valueTruncated) throw new Refused(400, 'a field is too long');
    yield next.value;
  }
}

function refuse(error: { statusCode?: number }): never {
  throw error.statusCode === undefined ? new Refused(400, 'a form with files is unreadable') : error;
}

const isFile = ({ fieldname, filename }: MultipartFile): boolean => fieldname === FILES && filename !== undefined;
