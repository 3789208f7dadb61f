import * as z from 'zod/mini';
import { comingDay } from './coming-day.ts';
import {
  amount,
  betweenFields,
  optionalId,
  optionalLine,
  optionalText,
  requiredPhone,
  someOf,
  tick,
  uploadIds,
  whole,
} from './fields.ts';
import { everyForm, namesHome, person } from './parts.ts';
import { MOST_UPLOADS } from './upload-limits.ts';

/** Papers that a candidate may offer; a landlord may ask for no others (see the agency's page on renting). */
export const APPLICATION_DOCUMENTS = ['payslips', 'pension', 'tax', 'rent', 'other'] as const;

/** Latest start of a lease, from now. */
const LATEST_START_DAYS = 731;

const countsChildren = betweenFields(
  'children',
  'children.tooMany',
  ({ persons, children }) => typeof persons !== 'number' || typeof children !== 'number' || children <= persons,
);

/** An application to rent a home. */
export const rentalApplication = z
  .object({
    propertyId: optionalId(),
    /** The home in the candidate's own words, if there is no `propertyId`. */
    home: optionalLine(200),
    persons: whole(1, 30, 'persons.required'),
    children: whole(0, 30, 'children.required'),
    /** Euro a month, of all who sign together. */
    income: amount(0, 1_000_000, 'income.required'),
    /** Another person guarantees the rent. */
    guarantor: tick(),
    startDate: comingDay('startDate', LATEST_START_DAYS),
    /** Names of the co-tenants. */
    tenants: optionalLine(300),
    documents: someOf(APPLICATION_DOCUMENTS),
    uploads: uploadIds(MOST_UPLOADS),
    message: optionalText(5000),
    ...person,
    phone: requiredPhone(),
    ...everyForm,
  })
  .check(namesHome, countsChildren);

export type RentalApplication = z.infer<typeof rentalApplication>;
