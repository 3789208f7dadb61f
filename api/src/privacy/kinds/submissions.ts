import { FORM_IDS, type FormId, LANGUAGES, type Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { FORMS_KEPT } from '../../kernel/index.ts';
import { defineKind, type KindTexts, type PrivacyKind } from '../privacy-kind.ts';
import { sentBy } from './sent-by.ts';

const textsOf = (form: FormId) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, { name: FORMS_KEPT[form].names[language] }])) as Record<
    Language,
    KindTexts
  >;

/** Each form of the site, with all submitted values. */
export const submissionKinds: readonly PrivacyKind[] = FORM_IDS.map((form) => {
  const { ground, keptFor } = FORMS_KEPT[form];
  return defineKind({
    id: form,
    form,
    texts: textsOf(form),
    ground,
    keptFor,
    async find({ db }, person) {
      const rows = await db
        .selectFrom('submission')
        .selectAll()
        .where('form', '=', form)
        .where(sentBy(person))
        .orderBy('created_at')
        .execute();
      return rows.map(({ created_at: at, ...row }) => ({ ...row, at }));
    },
    async erase({ db }, person) {
      const { numDeletedRows } = await db
        .deleteFrom('submission')
        .where('form', '=', form)
        .where(sentBy(person))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    expire: {
      in: 'database',
      async batch(tx, before, size) {
        // A booked visit is erased with its form, so the form stays until the visit is over.
        const { numAffectedRows = 0n } = await sql`delete from submission where id in
          (select id from submission where form = ${form} and created_at < ${before} and not exists
            (select from appointment where submission_id = submission.id and status <> 'cancelled' and end_at > now())
          limit ${size})`.execute(tx);
        return Number(numAffectedRows);
      },
    },
  });
});
