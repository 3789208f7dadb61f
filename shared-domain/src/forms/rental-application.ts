import * as z from 'zod/mini';
import { comingDay } from './coming-day.ts';
import {
  amount,
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

/** A lease begins no later than this from now. */
const LATEST_START_DAYS = 731;

const countsChildren = z.refine<{ persons: number; children: number }>(({ persons, children }) => children <= persons, {
  path: ['children'],
  error: 'children.tooMany',
});

/** Somebody would like to rent a home. */
export const rentalApplication = z
  .object({
    propertyId: optionalId(),
    /** Which home, in the candidate's own words; where `propertyId` does not say. */
    home: optionalLine(200),
    persons: whole(1, 30, 'persons.required'),
    children: whole(0, 30, 'children.required'),
    /** Euro a month, of all who sign together. */
    income: amount(0, 1_000_000, 'income.required'),
    /** Somebody else answers for the rent. */
    guarantor: tick(),
    startDate: comingDay('startDate', LATEST_START_DAYS),
    /** Names of the others who sign. */
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
