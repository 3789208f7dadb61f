import { randomUUID } from 'node:crypto';
import type { FormName, Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import { pathOfProject } from '../catalogue/paths.ts';
import { nameOfProject } from '../catalogue/projects.ts';
import { readProjects, readSummaries } from '../catalogue/records.ts';
import type { MailConfig } from '../config/config.ts';
import type { Db, Tables } from '../database/index.ts';
import { keyedHash } from '../limits/keyed-hash.ts';
import type { Address } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Snapshot } from '../snapshot.ts';
import { confirmationLimit } from './confirmation-limit.ts';
import { confirmationMail, type EnquiryMailContext, enquiryMail } from './enquiry-mail.ts';
import type { Enquiry } from './enquiry-schema.ts';
import { claimFormKey, contentHashOf } from './form-key.ts';
import { formText } from './form-texts.ts';

export interface EnquiryServices {
  db: Db;
  outbox: Outbox;
  mail: MailConfig;
}

export interface EnquiryOrigin {
  /** Address of the site, for links in mails; null: the mails carry none. */
  origin: string | null;
  /** What the sender calls this form (`Idempotency-Key`): sent twice under one key it is stored and mailed once. */
  idempotencyKey?: string;
}

/**
 * Stores an enquiry together with its mails, in one transaction: a mail server that is down loses nothing.
 * What a program sent is stored too, in case it was a person after all, but nobody is mailed.
 * @returns the id of the submission, or of the one that is stored under the same key
 * @throws ProblemError `invalid-form` when what it is about is no longer offered, `key-reused` when the key was another form's
 */
export async function submitEnquiry(
  form: FormName,
  enquiry: Enquiry,
  snapshot: Snapshot,
  { origin, idempotencyKey }: EnquiryOrigin,
  { db, outbox, mail }: EnquiryServices,
): Promise<string> {
  const id = randomUUID();
  const formKey = idempotencyKey && {
    key: await keyedHash(db, 'form', idempotencyKey),
    contentHash: contentHashOf(form, enquiry),
  };
  const takeConfirmation = await confirmationLimit(db, enquiry.email);
  // Read before the transaction: the embedded database has one connection.
  const agencyLanguage = snapshot.enabled[0] ?? 'nl';
  const toldAgency = await subjectFor(enquiry, agencyLanguage, snapshot, origin);
  const toldVisitor = await subjectFor(enquiry, enquiry.language, snapshot, origin);
  return db.transaction().execute(async (tx) => {
    const claim = formKey ? await claimFormKey(tx, formKey, id) : { kind: 'new' as const };
    if (claim.kind === 'other') throw new ProblemError('key-reused');
    if (claim.kind === 'stored') return claim.id;
    if (toldAgency === 'gone' || toldVisitor === 'gone') throw notOffered(enquiry);
    const toAgency = enquiryMail(enquiry, contextFor(toldAgency, snapshot, mail));
    const toVisitor = confirmationMail(enquiry, contextFor(toldVisitor, snapshot, mail));
    await storeSubmission(tx, id, form, enquiry);
    if (enquiry.website) return id;
    await outbox.add(tx, toAgency);
    if (await takeConfirmation(tx)) await outbox.add(tx, toVisitor);
    return id;
  });
}

async function storeSubmission(tx: Transaction<Tables>, id: string, form: FormName, enquiry: Enquiry): Promise<void> {
  const { propertyId = null, projectId = null, language, ...fields } = enquiry;
  await tx
    .insertInto('submission')
    .values({
      id,
      form,
      language,
      property_id: propertyId,
      project_id: projectId,
      fields: JSON.stringify(fields),
      created_at: new Date(),
    })
    .execute();
}

type Subject = EnquiryMailContext['subject'];

function contextFor(subject: Subject, snapshot: Snapshot, mail: MailConfig): EnquiryMailContext {
  const { name, email, phone } = snapshot.agency.agency;
  return {
    sender: mail.from ? parseAddress(mail.from, name) : { name, address: email },
    agency: { ...parseAddress(mail.to ?? email, name), phone },
    agencyLanguage: snapshot.enabled[0] ?? 'nl',
    subject,
  };
}

/** What the enquiry is about, in a language; `gone` when the site no longer offers it. */
async function subjectFor(
  enquiry: Enquiry,
  language: Language,
  snapshot: Snapshot,
  origin: string | null,
): Promise<Subject | 'gone'> {
  const view = snapshot.view(language);
  if (enquiry.propertyId !== undefined) {
    const [summary] = await readSummaries(view, [enquiry.propertyId]);
    if (!summary) return 'gone';
    return { title: summary.title.text, reference: `ref. ${summary.id}`, url: origin && origin + summary.path };
  }
  if (enquiry.projectId !== undefined) {
    const project = (await readProjects(view.db, [enquiry.projectId])).get(enquiry.projectId);
    if (!project) return 'gone';
    const title = nameOfProject(project, view);
    return { title, reference: `ref. ${project.id}`, url: origin && origin + pathOfProject(project, language) };
  }
  return null;
}

function notOffered({ propertyId, language }: Enquiry): ProblemError {
  const kind = propertyId === undefined ? 'project' : 'property';
  return new ProblemError('invalid-form', { [`${kind}Id`]: formText(`${kind}.unknown`, language) });
}

/** "Name <address>" or a bare address. */
function parseAddress(text: string, name: string): Address {
  const match = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(text);
  return match?.[2] ? { name: match[1] || name, address: match[2] } : { name, address: text.trim() };
}
