import { isTimeSlot } from '@facade/shared-domain/numbers/time-slots';
import { isEmail, normalizePhone } from '@facade/shared-domain/validation';
import { z } from 'zod';
import { id } from '../schemas/parameters.ts';
import { language } from '../schemas/property.ts';

/**
 * What the visitor fills in. Every value may also come as text (a form that was posted without JavaScript).
 * The messages are keys of `form-texts.ts`.
 */
const absent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined);

/** Characters that break a line or turn the direction of text: a mail's headers and a list of names hold one line each. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const onOneLine = (value: unknown) =>
  absent(typeof value === 'string' ? value.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ') : value);

const required = (name: string, length: number, clean = absent) =>
  z.preprocess(
    clean,
    z
      .string({ error: `${name}.required` })
      .trim()
      .max(length, 'tooLong'),
  );

const ticked = z.preprocess((value) => value === true || value === 'true' || value === 'on', z.boolean());

const optionalId = z.preprocess(absent, id.optional());

const shape = {
  title: z.preprocess(absent, z.enum(['mr', 'ms', 'miss'], { error: 'invalid' }).optional()),
  firstName: required('firstName', 80, onOneLine),
  lastName: required('lastName', 80, onOneLine),
  email: z.preprocess(
    onOneLine,
    z.string({ error: 'email.required' }).trim().max(254, 'tooLong').refine(isEmail, 'email.invalid'),
  ),
  phone: z.preprocess(
    absent,
    z
      .string({ error: 'phone.invalid' })
      .max(40, 'tooLong')
      .refine((value) => normalizePhone(value) !== null, 'phone.invalid')
      .transform((value) => normalizePhone(value) ?? value)
      .optional(),
  ),
  message: required('message', 5000),
  wantsVisit: ticked,
  wantsInformation: ticked,
  wantsDocuments: ticked,
  timeSlots: z.preprocess(
    (value) => (value === undefined || value === '' ? [] : [value].flat()),
    z.array(z.string().refine(isTimeSlot, 'invalid'), { error: 'invalid' }).max(10, 'invalid'),
  ),
  privacy: ticked.refine((value) => value, 'privacy.required'),
  // Nobody sees this field; a program that fills in every field gives itself away.
  website: z.preprocess((value) => (typeof value === 'string' ? value.slice(0, 200) : ''), z.string()),
  language: language.catch('nl'),
};

type Fields = { wantsVisit: boolean; phone?: string };

const reachable = (fields: Fields) => !fields.wantsVisit || fields.phone !== undefined;
const phoneForVisit = { path: ['phone'], message: 'phone.requiredForVisit' };

/** A question to the agency about nothing in particular. */
export const contactForm = z.object({ ...shape, propertyId: optionalId, projectId: optionalId });

/** A question about a property. */
export const propertyEnquiry = z
  .object({ ...shape, propertyId: id, projectId: optionalId })
  .refine(reachable, phoneForVisit);

/** A question about a new-build project. */
export const projectEnquiry = z
  .object({ ...shape, projectId: id, propertyId: optionalId })
  .refine(reachable, phoneForVisit);

/** A valid form, whichever of the three. */
export type Enquiry = z.infer<typeof contactForm>;
