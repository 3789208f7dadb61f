import { dashboardPath } from '../../accounts/index.ts';
import { AGENCY_TEXTS, agencyMail, type FormDefinition, type FormValues } from '../../correspondence/index.ts';

interface OwnerMessageValues extends FormValues {
  name: string;
  email: string;
  message: string;
  propertyId: number;
}

/**
 * A message of an owner to the agency about their home. It is stored as an enquiry about the home, so that the same agent gets it.
 * The owner needs no confirmation by mail: their dashboard lists it.
 */
export const ownerMessageForm: Omit<FormDefinition<OwnerMessageValues>, 'schema'> = {
  id: 'property-enquiry',
  mails: ({ values, subject, parties }) => [
    agencyMail(parties, {
      ...values,
      kind: AGENCY_TEXTS[parties.agencyLanguage].ownerMessage,
      subject: subject.agency,
    }),
  ],
  next: ({ values, snapshot }) => ({
    address: dashboardPath(snapshot.content, values.language),
    query: { property: String(values.propertyId), sent: '1' },
  }),
};
