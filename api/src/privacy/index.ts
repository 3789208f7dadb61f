/**
 * Every kind of personal data: why and for how long it is stored, how it is found and erased.
 * Writes `consent`, `consent_wording` and `erasure`, and erases in the tables of the others.
 * Never forgets a table: each with personal data has a file in `kinds/`.
 */

export { erasedSoFar } from './erase-expired.ts';
export { startErasing } from './erasing-job.ts';
export { erasePerson, exportPerson } from './of-person.ts';
export type { Person } from './privacy-kind.ts';
export { registerTable } from './register.ts';
export { consentsRoute } from './routes/consents.ts';
