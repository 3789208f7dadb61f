import { basename } from 'node:path';
import { requestedDocumentFilePath } from '@facade/shared-domain/paths/document-path';
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { downloadName, plainName } from '../../catalogue/index.ts';
import {
  type Api,
  documentAnswer,
  inLanguage,
  ProblemError,
  problemAnswer,
  sendFile,
  whole,
} from '../../http/index.ts';
import { type Db, idOfToken, keyedHasher } from '../../platform/index.ts';
import { countDownload, offeredDocuments } from '../requested-documents/offered-documents.ts';

interface RequestedDocumentsServices {
  db: Db;
  dataFolder: string;
}

/** Private to one visitor: not stored by shared caches. */
const PRIVATE = 'private, no-store';

const token = z.string().max(100).describe('of the link in the mail');

const answer = z.object({
  about: z.object({ kind: z.enum(['property', 'project']), id: z.int() }),
  expiresAt: z.string(),
  documents: z.array(
    z.object({
      title: z.string(),
      state: z
        .enum(['ready', 'by-agency', 'gone'])
        .describe('"by-agency": the agency sends it; "gone": it was withdrawn'),
      file: z.object({ path: z.string(), type: z.string(), size: z.int() }).optional(),
    }),
  ),
});

const problems = {
  400: problemAnswer('a parameter is unknown or not valid'),
  404: problemAnswer('no request has this token'),
  410: problemAnswer('the time of the link is over, or the document was withdrawn'),
};

/**
 * `GET /api/asked-documents/:token` and below it each document: the requested documents of one visitor, until the link
 * expires.
 */
export async function requestedDocumentsRoute(api: Api, { db, dataFolder }: RequestedDocumentsServices): Promise<void> {
  const find = async (token: string) => {
    const id = idOfToken('documents', token, await keyedHasher(db));
    if (id === null) throw new ProblemError('not-found');
    return { id, ...(await offeredDocuments(db, id, dataFolder)) };
  };

  api.get(
    '/api/asked-documents/:token',
    {
      schema: {
        tags: ['documents'],
        summary: 'The documents that a visitor has requested',
        params: z.object({ token }),
        querystring: inLanguage.strict(),
        response: { 200: answer, ...problems },
      },
    },
    async ({ params, query: { lang } }, reply) => {
      reply.header('cache-control', PRIVATE);
      const { propertyId, projectId, expiresAt, documents } = await find(params.token);
      const id = propertyId ?? projectId;
      if (id === null || documents.every(({ state }) => state === 'gone')) throw new ProblemError('document-gone');
      return {
        about: { kind: propertyId === null ? ('project' as const) : ('property' as const), id },
        expiresAt: expiresAt.toISOString(),
        documents: documents.map(({ position, title, state, file }) => ({
          title,
          state,
          ...(file && {
            file: {
              path: requestedDocumentFilePath({ token: params.token, position, language: lang }),
              type: file.type,
              size: file.size,
            },
          }),
        })),
      };
    },
  );

  api.get(
    '/api/asked-documents/:token/:position',
    {
      schema: {
        tags: ['documents'],
        summary: 'Downloads one of them; each download is counted',
        params: z.object({ token, position: whole(0, 999) }),
        querystring: inLanguage.strict(),
        response: {
          200: documentAnswer('the document: a PDF, JPEG or PNG file of 16 MB at most', 'application/octet-stream'),
          206: documentAnswer('the part that `Range` names, of 4 MB at most', 'application/octet-stream'),
          304: z.any(),
          ...problems,
          416: problemAnswer('no byte of the range is in the file'),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', PRIVATE);
      const { id, propertyId, projectId, documents } = await find(request.params.token);
      const document = documents.find(({ position }) => position === request.params.position);
      if (!document || document.state === 'by-agency') throw new ProblemError('not-found');
      if (!document.file) throw new ProblemError('document-gone');
      const isBegun = /^bytes=(?!0-)/.test(request.headers.range ?? '');
      if (request.method === 'GET' && !isBegun) await countDownload(db, id, document.position);
      const name = downloadName([document.title, String(propertyId ?? projectId)], basename(document.file.file));
      reply.header('content-disposition', contentDisposition(name, { fallback: plainName(name) }));
      return sendFile(request, reply, document.file, undefined, PRIVATE);
    },
  );
}
