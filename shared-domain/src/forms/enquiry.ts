import * as z from 'zod/mini';
import { betweenFields, id, isFilled, optionalId, requiredText, tick } from './fields.ts';
import { everyForm, person, timeSlots } from './parts.ts';

const shape = {
  ...person,
  message: requiredText('message', 5000),
  wantsVisit: tick(),
  wantsInformation: tick(),
  wantsDocuments: tick(),
  timeSlots: timeSlots(),
  ...everyForm,
};

/** For a visit the agency needs a phone number. */
const reachable = betweenFields(
  'phone',
  'phone.requiredForVisit',
  ({ wantsVisit, phone }) => !wantsVisit || isFilled(phone),
);

/** A general question to the agency. */
export const contact = z.object({ ...shape, propertyId: optionalId(), projectId: optionalId() });

/** A question about a property. */
export const propertyEnquiry = z.object({ ...shape, propertyId: id(), projectId: optionalId() }).check(reachable);

/** A question about a new-build project. */
export const projectEnquiry = z.object({ ...shape, projectId: id(), propertyId: optionalId() }).check(reachable);

/** A valid form of any of the three. */
export type Enquiry = z.infer<typeof contact>;
