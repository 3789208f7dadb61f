import { sql } from 'kysely';
import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { defineKind, type Entry } from '../privacy-kind.ts';
import { sentBy } from './sent-by.ts';

/**
 * Booked visits. The form holds who booked them, and they are erased with it; the agent's time is then free again.
 * Manual changes of agents to their calendars contain no visitor.
 */
export const appointments = defineKind({
  id: 'appointments',
  texts: {
    nl: {
      name: 'Bezoek dat vastligt',
      kept: 'pand, makelaar, dag en uur, en of het bezoek doorgaat; de termijn loopt vanaf het bezoek',
    },
    fr: {
      name: 'Visite fixée',
      kept: 'bien, agent, jour et heure, et si la visite a lieu ; le délai court à partir de la visite',
    },
    en: {
      name: 'Viewing that is booked',
      kept: 'property, agent, day and time, and whether it takes place; the time counts from the viewing',
    },
    de: {
      name: 'Vereinbarte Besichtigung',
      kept: 'Immobilie, Makler, Tag und Uhrzeit, und ob sie stattfindet; die Frist läuft ab der Besichtigung',
    },
  },
  ground: 'asked',
  keptFor: DEFAULT_RETENTION.appointments,
  async find({ db }, person) {
    const { rows } =
      await sql<Entry>`select submission_id as submission, appointment.property_id as property, agenda as agent,
      start_at as start, end_at as end, status, appointment.created_at as at, changed_at as "changedAt"
      from appointment join submission on submission.id = submission_id
      where ${sentBy(person)} order by start_at, appointment.id`.execute(db);
    return [...rows];
  },
  async erase({ db }, person) {
    const { numAffectedRows = 0n } = await sql`delete from appointment where submission_id in
      (select id from submission where ${sentBy(person)})`.execute(db);
    return Number(numAffectedRows);
  },
  expire: {
    in: 'database',
    async batch(tx, before, size) {
      const { numAffectedRows = 0n } = await sql`delete from appointment where id in
        (select id from appointment where end_at < ${before} limit ${size})`.execute(tx);
      return Number(numAffectedRows);
    },
  },
});
