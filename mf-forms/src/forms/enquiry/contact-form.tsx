import { useTexts } from '@facade/section-kit';
import { useMemo } from 'react';
import { FormShell } from '../../kit/form-shell.tsx';
import { subjectFields } from '../../kit/subject/subject.ts';
import { AskedFor } from './asked-for.tsx';
import { ContactFields } from './contact-fields.tsx';
import { asksForWishes, type ContactProps, fieldsOf, formId } from './contact-values.ts';

const SCHEMAS = {
  contact: () =>
    import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/enquiry').then(({ contact }) => contact),
  property: () =>
    import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/enquiry').then(
      ({ propertyEnquiry }) => propertyEnquiry,
    ),
  project: () =>
    import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/enquiry').then(
      ({ projectEnquiry }) => projectEnquiry,
    ),
};

/**
 * Sends a message to the agency, about a property, a project or in general. Where the name of what it is about is known,
 * the message begins with a sentence that the visitor may change.
 */
export function ContactForm({ about, withoutWishes, name }: ContactProps) {
  const t = useTexts('mf-forms');
  const message = name ? t(withoutWishes ? 'begun.similar' : 'begun.interest', { name }) : '';
  const begun = useMemo(() => (message ? { message } : undefined), [message]);
  return (
    <FormShell
      form={formId(about)}
      kinds={fieldsOf({ about, withoutWishes })}
      schema={SCHEMAS[about?.kind ?? 'contact']}
      fixed={about ? subjectFields(about) : undefined}
      begun={begun}
    >
      <ContactFields about={about} withoutWishes={withoutWishes} />
      {asksForWishes({ about, withoutWishes }) && <AskedFor begun={message} />}
    </FormShell>
  );
}
