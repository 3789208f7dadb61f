import { sql } from 'kysely';
import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { defineKind, type Entry } from '../privacy-kind.ts';
import { sentBy } from './sent-by.ts';

/** The staff's handling of a form, and their notes. Erased with the form. */
export const leads = defineKind({
  id: 'leads',
  texts: {
    nl: { name: 'Opvolging van uw vraag', kept: 'wie ze opvolgt, wanneer ze beantwoord is, notities van het kantoor' },
    fr: { name: 'Suivi de votre demande', kept: 'qui la suit, quand il y a été répondu, notes de l’agence' },
    en: { name: 'Handling of your request', kept: 'who handles it, when it was answered, notes of the agency' },
    de: {
      name: 'Bearbeitung Ihrer Anfrage',
      kept: 'wer sie bearbeitet, wann sie beantwortet wurde, Notizen des Büros',
    },
  },
  ground: 'asked',
  keptFor: DEFAULT_RETENTION.leads,
  async find({ db }, person) {
    const { rows } = await sql<Entry>`select event.lead_id as submission, event.at, event.kind, event.text
      from lead_event as event join submission on submission.id = event.lead_id
      where ${sentBy(person)} order by event.id`.execute(db);
    return [...rows];
  },
  async erase({ db }, person) {
    const { numAffectedRows = 0n } = await sql`delete from lead_event where lead_id in
      (select id from submission where ${sentBy(person)})`.execute(db);
    return Number(numAffectedRows);
  },
  expire: {
    in: 'database',
    async batch(tx, before, size) {
      const { numAffectedRows = 0n } = await sql`delete from lead_event where id in
        (select id from lead_event where at < ${before} limit ${size})`.execute(tx);
      return Number(numAffectedRows);
    },
  },
});
