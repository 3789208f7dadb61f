import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { deleteEndedJobs, deleteJobsHolding, findJobsHolding } from '../../platform/index.ts';
import { defineKind, emailOf } from '../privacy-kind.ts';

/** Mails and other messages in the outbox: pending ones, and sent ones for as long as the queue stores them. */
export const mails = defineKind({
  id: 'mails',
  texts: {
    nl: { name: 'E-mails die onderweg zijn', kept: 'adres en tekst van de e-mail' },
    fr: { name: 'E-mails en route', kept: 'adresse et texte de l’e-mail' },
    en: { name: 'Mails on their way', kept: 'address and text of the mail' },
    de: { name: 'E-Mails auf dem Weg', kept: 'Adresse und Text der E-Mail' },
  },
  ground: 'asked',
  keptFor: DEFAULT_RETENTION.mails,
  async find({ db }, person) {
    const email = emailOf(person);
    return email === null ? [] : findJobsHolding(db, email);
  },
  async erase({ db }, person) {
    const email = emailOf(person);
    return email === null ? 0 : deleteJobsHolding(db, email);
  },
  expire: {
    in: 'database',
    batch: deleteEndedJobs,
  },
});
