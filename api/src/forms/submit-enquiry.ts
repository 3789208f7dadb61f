import { randomUUID } from 'node:crypto';
import type { FormName, Language } from '@facade/shared-domain/model';
import { pathOfProject } from '../catalogue/paths.ts';
import { nameOfProject } from '../catalogue/projects.ts';
import type { MailConfig } from '../config/config.ts';
import type { Db } from '../database/index.ts';
import type { Address } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Snapshot } from '../site-data.ts';
import { type EnquiryMailContext, enquiryMails } from './enquiry-mail.ts';
import type { Enquiry } from './enquiry-schema.ts';
import { formText } from './form-texts.ts';

export interface EnquiryServices {
  db: Db;
  outbox: Outbox;
  mail: MailConfig;
}

/**
 * Stores an enquiry together with its mails, in one transaction: a mail server that is down loses nothing.
 * What a program sent is stored too, in case it was a person after all, but nobody is mailed.
 * @param origin address of the site as the visitor sees it
 * @returns the id of the submission
 */
export async function submitEnquiry(
  form: FormName,
  enquiry: Enquiry,
  snapshot: Snapshot,
  origin: string,
  { db, outbox, mail }: EnquiryServices,
): Promise<string> {
  const visitor = contextFor(enquiry, enquiry.language, snapshot, origin, mail);
  const agency = contextFor(enquiry, snapshot.enabled[0] ?? 'nl', snapshot, origin, mail);
  const id = randomUUID();
  const { propertyId = null, projectId = null, language, ...fields } = enquiry;
  await db.transaction().execute(async (tx) => {
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
    if (enquiry.website) return;
    for (const message of enquiryMails(enquiry, agency, visitor)) await outbox.add(tx, message);
  });
  return id;
}

function contextFor(
  enquiry: Enquiry,
  language: Language,
  snapshot: Snapshot,
  origin: string,
  mail: MailConfig,
): EnquiryMailContext {
  const { name, email, phone } = snapshot.agency.agency;
  return {
    sender: mail.from ? parseAddress(mail.from, name) : { name, address: email },
    agency: { ...parseAddress(mail.to ?? email, name), phone },
    agencyLanguage: snapshot.enabled[0] ?? 'nl',
    subject: subjectFor(enquiry, language, snapshot, origin),
  };
}

/** What the enquiry is about, in a language. Throws the form's problem when the site no longer offers it. */
function subjectFor(
  enquiry: Enquiry,
  language: Language,
  snapshot: Snapshot,
  origin: string,
): EnquiryMailContext['subject'] {
  const view = snapshot.view(language);
  const tell = (key: string) => formText(key, enquiry.language);
  if (enquiry.propertyId !== undefined) {
    const summary = view.summaryOf.get(enquiry.propertyId);
    if (!summary) throw new ProblemError('invalid-form', { propertyId: tell('property.unknown') });
    return { title: summary.title.text, reference: `ref. ${summary.id}`, url: origin + summary.path };
  }
  if (enquiry.projectId !== undefined) {
    const project = view.projectOf.get(enquiry.projectId);
    if (!project) throw new ProblemError('invalid-form', { projectId: tell('project.unknown') });
    const title = nameOfProject(project, view);
    return { title, reference: `ref. ${project.id}`, url: origin + pathOfProject(project, language) };
  }
  return null;
}

/** "Name <address>" or a bare address. */
function parseAddress(text: string, name: string): Address {
  const match = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(text);
  return match?.[2] ? { name: match[1] || name, address: match[2] } : { name, address: text.trim() };
}
