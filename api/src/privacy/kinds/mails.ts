import { sql } from 'kysely';
import { defineKind, emailOf, type Person } from '../privacy-kind.ts';

/** Jobs that name the person anywhere, as a whole value: who it goes to, who is answered, what was filled in. */
const naming = (person: Person) => sql`name not like '\\_\\_pgboss%'
  and position(to_json(${emailOf(person)}::text)::text in lower(data::text)) > 0`;

/** Mails and other messages in the outbox: those that wait, and those that were sent, as long as the queue keeps them. */
export const mails = defineKind({
  id: 'mails',
  texts: {
    nl: { name: 'E-mails die onderweg zijn', kept: 'adres en tekst van de e-mail' },
    fr: { name: 'E-mails en route', kept: 'adresse et texte de l’e-mail' },
    en: { name: 'Mails on their way', kept: 'address and text of the mail' },
    de: { name: 'E-Mails auf dem Weg', kept: 'Adresse und Text der E-Mail' },
  },
  ground: 'asked',
  keptFor: { count: 30, unit: 'days' },
  async find({ db }, person) {
    if (emailOf(person) === null) return [];
    const { rows } = await sql<{ state: string; at: Date; data: unknown }>`
      select state::text, created_on as at, data from pgboss.job where ${naming(person)} order by created_on`.execute(
      db,
    );
    return rows;
  },
  async erase({ db }, person) {
    if (emailOf(person) === null) return 0;
    const { numAffectedRows = 0n } = await sql`delete from pgboss.job where ${naming(person)}`.execute(db);
    return Number(numAffectedRows);
  },
  expire: {
    in: 'database',
    async batch(tx, before, size) {
      const { numAffectedRows = 0n } = await sql`delete from pgboss.job where id in
        (select id from pgboss.job where name not like '\\_\\_pgboss%' and state >= 'completed' and completed_on < ${before} limit ${size})
        and state >= 'completed'`.execute(tx);
      return Number(numAffectedRows);
    },
  },
});
