import { type RentalApplication, rentalApplication } from '@facade/shared-domain/forms/rental-application';
import type { Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import {
  defineForm,
  type FormRow,
  homeQuery,
  paperConfirmation,
  paperMail,
  phoneRow,
} from '../../correspondence/index.ts';
import { formText, ProblemError } from '../../http/index.ts';
import { claimUploads } from '../../leads/index.ts';
import { PAPER_TEXTS } from '../../print/index.ts';

/** A visitor's application to rent a home. */
export const rentalApplicationForm = defineForm<RentalApplication, string[]>({
  id: 'rental-application',
  schema: rentalApplication,
  keep: (tx, { id, values }) => claimUploads(tx, values.uploads, id),
  async act(tx, { id, values, snapshot }) {
    const { maximumPersons } = snapshot.content.settings.rental;
    if (maximumPersons !== null && values.persons > maximumPersons)
      throw new ProblemError('invalid-form', { persons: formText('persons.tooMany', values.language) });
    const files = await claimUploads(tx, values.uploads, id);
    if (!files) throw new ProblemError('invalid-form', { uploads: formText('uploads.gone', values.language) });
    return files;
  },
  mails: (submission, files) => {
    const { values, parties } = submission;
    const language = parties.agencyLanguage;
    return [
      paperMail(submission, {
        kind: PAPER_TEXTS[language].rental.title,
        rows: rowsOf(values, language, files),
        message: values.message,
      }),
      paperConfirmation('rental-application-confirmation', submission),
    ];
  },
  next: ({ values: { propertyId } }) => ({ path: '/feedback/rental-application/', query: homeQuery({ propertyId }) }),
});

function rowsOf(values: RentalApplication, language: Language, files: readonly string[]): FormRow[] {
  const { fields, documents, yes } = PAPER_TEXTS[language];
  return [
    { label: fields.home, value: values.home },
    { label: fields.name, value: `${values.firstName} ${values.lastName}` },
    phoneRow(fields.phone, values.phone),
    { label: fields.email, value: values.email, href: `mailto:${values.email}` },
    { label: fields.tenants, value: values.tenants },
    { label: fields.persons, value: String(values.persons) },
    { label: fields.children, value: String(values.children) },
    { label: fields.income, value: formatPrice(values.income, language) },
    { label: fields.guarantor, value: values.guarantor ? yes : undefined },
    { label: fields.startDate, value: formatDate(values.startDate, language) },
    { label: fields.documents, value: values.documents.map((one) => documents[one]).join(', ') },
    { label: fields.uploads, value: files.join(', ') },
    { label: fields.language, value: values.language },
  ];
}
