import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type DocumentTexts,
  documentFiles,
  downloadName,
  nameOfProject,
  plainName,
  publicDocument,
  readProjects,
  readProperties,
} from '../../../catalogue/index.ts';
import {
  type Api,
  documentAnswer,
  id,
  inLanguage,
  ProblemError,
  problemAnswer,
  sendFile,
} from '../../../http/index.ts';
import type { SiteData } from '../../site-data.ts';

interface DocumentsServices {
  siteData: SiteData;
  dataFolder: string;
}

/** The home or project of a document. */
interface Owner {
  texts: DocumentTexts;
  /** Its reference or its name, for the name of the download. */
  name: string;
}

const schema = (tag: string, summary: string) => ({
  tags: [tag],
  summary,
  params: z.object({ id, file: z.string().max(200) }),
  querystring: inLanguage.strict(),
  response: {
    200: documentAnswer('the document: a PDF, JPEG or PNG file of 16 MB at most', 'application/octet-stream'),
    206: documentAnswer('the part that `Range` names, of 4 MB at most', 'application/octet-stream'),
    304: z.any(),
    400: problemAnswer('a parameter is unknown or not valid'),
    404: problemAnswer('no public document of this record has this name'),
    416: problemAnswer('no byte of the range is in the file'),
  },
});

/**
 * `GET /api/properties/:id/documents/:file` and `GET /api/projects/:id/documents/:file`: a public document to download.
 * The record is checked each time: withdrawn documents, and those of off-market homes, are not found.
 */
export async function documentsRoute(api: Api, { siteData, dataFolder }: DocumentsServices): Promise<void> {
  api.get(
    '/api/properties/:id/documents/:file',
    { schema: schema('properties', 'Downloads a public document of a home') },
    async (request, reply) => {
      const view = (await siteData.current()).view(request.query.lang);
      const home = (await readProperties(view.db, [request.params.id])).get(request.params.id);
      const owner = home && { texts: home.texts, name: home.reference };
      return send(request, reply, { owner, languages: view.languages, file: request.params.file });
    },
  );
  api.get(
    '/api/projects/:id/documents/:file',
    { schema: schema('projects', 'Downloads a public document of a project') },
    async (request, reply) => {
      const view = (await siteData.current()).view(request.query.lang);
      const project = (await readProjects(view.db, [request.params.id])).get(request.params.id);
      const owner = project && { texts: project.texts, name: nameOfProject(project, view) };
      return send(request, reply, { owner, languages: view.languages, file: request.params.file });
    },
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      owner,
      ...asked
    }: { owner: Owner | undefined } & Pick<Parameters<typeof publicDocument>[1], 'languages' | 'file'>,
  ): Promise<FastifyReply> {
    const document = owner && publicDocument(owner.texts, asked);
    const found = document ? await documentFiles.find(dataFolder, asked.file) : null;
    if (!owner || !document || !found) throw new ProblemError('not-found');
    const name = downloadName([document.title, owner.name], asked.file);
    reply.header('content-disposition', contentDisposition(name, { fallback: plainName(name) }));
    return sendFile(request, reply, found, undefined);
  }
}
