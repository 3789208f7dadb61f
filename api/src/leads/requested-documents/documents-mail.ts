import type { DocumentsRequest } from '@facade/shared-domain/forms/documents';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatFileSize } from '@facade/shared-domain/numbers/file-size';
import { requestedDocumentsPath } from '@facade/shared-domain/paths/forms/form-paths';
import { agencyMail, mailToVisitor, type Submission, subjectWords } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import { LEAD_TEXTS } from '../texts/index.ts';
import type { RequestedDocument, RequestedDocuments } from './request-documents.ts';

/** To the agency: who requested what, and which documents it still has to send: all of them if the link could not be mailed. */
export function documentsNotice(
  { values, subject, parties, origin }: Submission<DocumentsRequest>,
  { documents }: RequestedDocuments,
): MailMessage {
  const texts = LEAD_TEXTS[parties.agencyLanguage].documents;
  const { firstName, lastName, email, phone, language, message } = values;
  const isLinked = !parties.isHeld && origin !== null;
  const stateOf = ({ file }: RequestedDocument) => (file !== null && isLinked ? texts.linked : texts.toSend);
  return agencyMail(parties, {
    kind: texts.asked,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    language,
    subject: subject.agency,
    rows: [{ label: texts.documents, value: documents.map((one) => `${one.title} (${stateOf(one)})`).join(', ') }],
    message,
  });
}

/**
 * To the visitor: a link to the documents. Each line links to the page with all of them, not to the file, so that link scanners
 * of mail programs download nothing. It contains nothing that the visitor typed; titles are those of the record.
 */
export function documentsLinkMail(
  { values: { email, language, propertyId }, subject, parties, origin }: Submission<DocumentsRequest>,
  { documents, token, expiresAt }: RequestedDocuments,
): MailMessage {
  const visitor = { address: email, language };
  const words = subject.visitor ? subjectWords(subject.visitor) : { about: parties.agency.name };
  if (origin === null || token === null) {
    const template = propertyId === undefined ? 'project-confirmation' : 'property-confirmation';
    return mailToVisitor(template, words, parties, visitor);
  }
  const page = origin + requestedDocumentsPath(language, token);
  const links = documents.map(({ title, file }) => ({
    label: title,
    url: page,
    note: file ? formatFileSize(file.size, language) : LEAD_TEXTS[language].documents.byAgency,
  }));
  const values = { ...words, documents: links, expires: formatDate(expiresAt.toISOString(), language) };
  return mailToVisitor('documents-link', values, parties, visitor);
}
