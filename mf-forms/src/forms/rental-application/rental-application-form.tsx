import { useLanguage, useTexts } from '@facade/section-kit';
import { minimumIncome } from '@facade/shared-domain/costs/offer';
import type { FormTerms } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { readAmount } from '@facade/shared-domain/numbers/read-amount';
import { useField } from 'react-final-form';
import { BoundCheckbox, BoundText, BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { PersonFields, SalutationField } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import { AboutHome } from '../../kit/subject/about-home.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useWithin } from '../../kit/use-within.ts';
import { RentalTermsList } from './rental-terms-list.tsx';

const KINDS = {
  home: 'text',
  persons: 'text',
  children: 'text',
  income: 'text',
  guarantor: 'tick',
  startDate: 'text',
  documents: 'list',
  uploads: 'list',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  tenants: 'text',
  message: 'text',
  title: 'text',
  privacy: 'tick',
} as const;

const { home: _home, ...KINDS_OF_HOME } = KINDS;

const DOCUMENTS = ['payslips', 'pension', 'tax', 'rent', 'other'] as const;

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/rental-application').then(
    ({ rentalApplication }) => rentalApplication,
  );

/** Applies to rent a home. */
export function RentalApplicationForm({ terms }: { terms: FormTerms }) {
  const t = useTexts('mf-forms');
  const home = terms.home?.goal === 'rent' ? terms.home : null;
  const count = { inputMode: 'numeric', maxLength: 2 } as const;
  return (
    <FormShell
      form="rental-application"
      kinds={home ? KINDS_OF_HOME : KINDS}
      schema={schema}
      fixed={home ? { propertyId: home.id } : undefined}
      hasFiles
      sendLabel={t('rental.send')}
      promise={t('rental.promise', { within: useWithin('application') })}
    >
      <AboutHome home={home} paper="rental-application">
        <RentalTermsList terms={terms} />
      </AboutHome>
      <div className="pair">
        <BoundText name="persons" label={t('fields.persons')} required {...count} />
        <BoundText name="children" label={t('fields.children')} required {...count} />
      </div>
      <IncomeField terms={terms} />
      <BoundCheckbox name="guarantor" label={t('fields.guarantor')} />
      <BoundText name="startDate" label={t('fields.startDate')} required type="date" />
      <fieldset>
        <legend>{t('fields.documents')}</legend>
        <p className="hint">{t('rental.choose')}</p>
        {DOCUMENTS.map((document) => (
          <BoundCheckbox
            key={document}
            name="documents"
            id={`field-document-${document}`}
            value={document}
            label={t(`rental.documents.${document}`)}
          />
        ))}
      </fieldset>
      <UploadField name="uploads" />
      <PersonFields phoneRequired />
      <BoundText name="tenants" label={t('fields.tenants')} hint={t('hints.tenants')} maxLength={300} />
      <BoundTextArea name="message" label={t('fields.applicationMessage')} maxLength={5000} />
      <SalutationField />
      <PrivacyField />
    </FormShell>
  );
}

/** The applicant's income. One below the guideline gives a notice, not an error, and says why they may still apply. */
function IncomeField({ terms }: { terms: FormTerms }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const typed = readAmount(useField<string>('income').input.value || '');
  const rent = terms.home?.goal === 'rent' ? terms.home.price : null;
  const minimum = rent === null ? null : minimumIncome(rent, terms);
  const below = typed !== null && minimum !== null && typed < minimum ? minimum : null;
  return (
    <>
      <BoundText name="income" label={t('fields.income')} required inputMode="decimal" maxLength={15} />
      <output className="hint">{below !== null && t('rental.below', { amount: formatPrice(below, language) })}</output>
    </>
  );
}
