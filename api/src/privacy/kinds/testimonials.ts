import { sql } from 'kysely';
import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { eraseTestimonials } from '../../leads/index.ts';
import { defineKind, type Entry } from '../privacy-kind.ts';
import { sentBy } from './sent-by.ts';

/** Testimonials of clients, as pages show them. Erased with their form. */
export const testimonials = defineKind({
  id: 'testimonials',
  texts: {
    nl: { name: 'Getuigenis op de site', kept: 'naam, tekst en website, en of het kantoor ze toont' },
    fr: { name: 'Témoignage sur le site', kept: 'nom, texte et site web, et si l’agence le montre' },
    en: { name: 'Testimonial on the site', kept: 'name, text and website, and whether the agency shows it' },
    de: { name: 'Erfahrungsbericht auf der Website', kept: 'Name, Text und Website, und ob das Büro ihn zeigt' },
  },
  ground: 'consent',
  keptFor: DEFAULT_RETENTION.testimonials,
  async find({ db }, person) {
    const { rows } =
      await sql<Entry>`select testimonial.submission_id as submission, name, comment, testimonial.website,
      testimonial.language, state, testimonial.created_at as at, decided_at as "decidedAt"
      from testimonial join submission on submission.id = testimonial.submission_id
      where ${sentBy(person)} order by testimonial.id`.execute(db);
    return [...rows];
  },
  erase: ({ db }, person) =>
    db
      .transaction()
      .execute((tx) =>
        eraseTestimonials(tx, sql`submission_id in (select id from submission where ${sentBy(person)})`),
      ),
  expire: {
    in: 'database',
    batch: (tx, before, size) =>
      eraseTestimonials(tx, sql`id in (select id from testimonial where created_at < ${before} limit ${size})`),
  },
});
