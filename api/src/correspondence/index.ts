/**
 * What forms and mails share: a form's definition, its subject, sender and recipients of mails, signed links.
 * Writes no table.
 * Never stores or sends anything: the room of the form does.
 */

export { aboutOf, agencyMail, type FormRow, filledRows, phoneRow, senderRows, tableMail } from './agency-mail.ts';
export { confirmationLimit, type TakeConfirmation } from './confirmation-limit.ts';
export { defineForm, type FormDefinition, type FormValues, type NextPage, type Submission } from './form-definition.ts';
export { limitsOf, SITE_WINDOW } from './form-limits.ts';
export { mailToAgency, mailToVisitor } from './form-mail.ts';
export { homeQuery } from './home-query.ts';
export { readHomes } from './homes.ts';
export { endOf, LINK_DAYS, type Link, type LinkPurpose, readLink, TOKEN_LENGTH } from './links.ts';
export { linksOf, type SubscriptionLinks } from './mail-context.ts';
export { mailLook } from './mail-look.ts';
export { type MailParties, mailParties, withLead } from './mail-parties.ts';
export { nextPath } from './next-path.ts';
export { paperConfirmation, paperMail } from './paper-mail.ts';
export { paperName } from './paper-name.ts';
export { formHeaders, formKeyOf, formReceipt } from './schemas/forms.ts';
export { configuredOrigin, type SiteServices } from './site-services.ts';
export { type Subject, subjectsOf } from './subject.ts';
export { subjectWords } from './subject-words.ts';
export { AGENCY_TEXTS } from './texts/index.ts';
export { WANTS_VISIT } from './wants-visit.ts';
