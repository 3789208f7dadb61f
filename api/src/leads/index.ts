/**
 * The inbox of the agency: leads, the agenda, testimonials, uploads, requested documents, the webhook.
 * Writes `lead`, `lead_event`, `lead_seen`, `document_link`, `testimonial` and `upload`.
 * Never shows a colleague a lead that is not theirs: see `inbox/visible.ts`.
 */

export { cancelVisitByCommand } from './agenda/cancel-agenda-visit.ts';
export { addEvent } from './inbox/add-event.ts';
export type { NewLead } from './inbox/add-lead.ts';
export { excerptOf, fieldsOf, senderOf, textOf } from './inbox/describe.ts';
export { type ExportedLead, exportLead, exportLeads } from './inbox/export-leads.ts';
export { filesOf } from './inbox/files-of.ts';
export { OFFER_IS_SHOWN, offerOf } from './inbox/offer-of.ts';
export { SHOWN_SAID } from './inbox/visitor-said.ts';
export { type AddLead, addLeadsTo } from './leads.ts';
export { ownerMessageForm } from './owner-messages/message-form.ts';
export { readMessages } from './owner-messages/read-messages.ts';
export { documentsLinkMail, documentsNotice } from './requested-documents/documents-mail.ts';
export { askDocuments, type RequestedDocuments } from './requested-documents/request-documents.ts';
export { agendaRoute } from './routes/agenda.ts';
export { leadsRoute } from './routes/leads.ts';
export { outboxRoute } from './routes/outbox.ts';
export { leadPapersRoute } from './routes/papers.ts';
export { requestedDocumentsRoute } from './routes/requested-documents.ts';
export { leadUploadsRoute } from './routes/uploads.ts';
export { offer, staffMember } from './schemas/agency.ts';
export { decideTestimonial } from './testimonials/decide-testimonial.ts';
export { eraseTestimonials } from './testimonials/erase-testimonials.ts';
export { storeTestimonial } from './testimonials/store-testimonial.ts';
export { testimonialConfirmation, testimonialNotice } from './testimonials/testimonial-mail.ts';
export type { FileKind } from './uploads/file-kind.ts';
export { UploadFiles } from './uploads/upload-files.ts';
export { claimUploads, Uploads } from './uploads/uploads.ts';
export type { WebhookTarget } from './webhook/post-event.ts';
export { webhookKey } from './webhook/sign.ts';
export { NO_WEBHOOK, startWebhook, type Webhook } from './webhook/webhook.ts';
