import * as z from 'zod/mini';
import { LANGUAGES } from '../model/language.ts';
import { CONTACT_TIME_SLOTS } from '../numbers/time-slots.ts';
import {
  betweenFields,
  email,
  isFilled,
  optionalId,
  optionalOneOf,
  optionalPhone,
  read,
  requiredLine,
  requiredTick,
  someOf,
} from './fields.ts';

/** The subject of a form that must be about a property or a project. */
export const subject = { propertyId: optionalId(), projectId: optionalId() };

/** One of the two is required. */
export const hasSubject = betweenFields(
  'propertyId',
  'property.unknown',
  ({ propertyId, projectId }) => isFilled(propertyId) !== isFilled(projectId),
);

/** The home of a paper: from the page that linked to it, or in words. */
export const namesHome = betweenFields(
  'home',
  'home.required',
  ({ propertyId, home }) => isFilled(propertyId) || isFilled(home),
);

/** How one is addressed. */
const TITLES = ['mr', 'ms', 'miss'] as const;

/** The sender of a form. */
export const person = {
  title: optionalOneOf(TITLES),
  firstName: requiredLine('firstName', 80),
  lastName: requiredLine('lastName', 80),
  email: email(),
  phone: optionalPhone(),
};

const SLOT_IDS = CONTACT_TIME_SLOTS.map(({ id }) => id) as [string, ...string[]];

/** Preferred times of the day for a call. */
export const timeSlots = () => someOf(SLOT_IDS);

/** The fields of every form. */
export const everyForm = {
  privacy: requiredTick('privacy'),
  /** An invisible field: bots that fill in every field reveal themselves. */
  website: read((value) => (typeof value === 'string' ? value.slice(0, 200) : ''), z.string()),
  language: z.catch(z.enum(LANGUAGES as ['nl', 'fr', 'en', 'de']), 'nl'),
};
