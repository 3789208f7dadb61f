import { type DocumentsRequest, documents } from '@facade/shared-domain/forms/documents';
import { defineForm, homeQuery } from '../../correspondence/index.ts';
import { askDocuments, documentsLinkMail, documentsNotice, type RequestedDocuments } from '../../leads/index.ts';

/**
 * Requests documents of a home or project: a link by mail, shown immediately too if the agency allows it, or sent by the agency
 * itself.
 */
export const documentsForm = defineForm<DocumentsRequest, RequestedDocuments>({
  id: 'documents',
  schema: documents,
  act: (tx, { id, values, snapshot, dataFolder, sign }) =>
    askDocuments(tx, values, { id, send: snapshot.content.settings.documents.send, dataFolder, sign }),
  mails: (submission, asked) => [documentsNotice(submission, asked), documentsLinkMail(submission, asked)],
  next: ({ values, snapshot }, { token }) => ({
    path: '/feedback/documents/',
    query: {
      ...homeQuery(values),
      ...(token !== null && snapshot.content.settings.documents.send === 'at-once' && { documents: token }),
    },
  }),
});
