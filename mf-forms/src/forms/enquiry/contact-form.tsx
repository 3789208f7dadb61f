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

/** Sends a message to the agency, about a property, a project or nothing in particular. */
export const ContactForm = ({ about, withoutWishes }: ContactProps) => (
  <FormShell
    form={formId(about)}
    kinds={fieldsOf({ about, withoutWishes })}
    schema={SCHEMAS[about?.kind ?? 'contact']}
    fixed={about ? subjectFields(about) : undefined}
  >
    <ContactFields about={about} withoutWishes={withoutWishes} />
    {asksForWishes({ about, withoutWishes }) && <AskedFor />}
  </FormShell>
);
