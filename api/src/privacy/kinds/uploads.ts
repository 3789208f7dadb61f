import { sql } from 'kysely';
import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { UploadFiles, Uploads } from '../../leads/index.ts';
import { defineKind, type Entry, type PrivacyStores } from '../privacy-kind.ts';
import { sentBy } from './sent-by.ts';

/** For erasing, which needs neither key nor scanner. */
const uploadsOf = ({ db, dataFolder }: PrivacyStores): Uploads =>
  new Uploads(db, new UploadFiles(dataFolder, null), null);

/**
 * Files that were sent with a form, encrypted in the data folder. The export for a person lists them; the agency hands
 * over the files.
 */
export const uploads = defineKind({
  id: 'uploads',
  texts: {
    nl: { name: 'Bestanden die u meestuurt', kept: 'de bestanden, versleuteld, met hun naam en grootte' },
    fr: { name: 'Fichiers que vous joignez', kept: 'les fichiers, chiffrés, avec leur nom et leur taille' },
    en: { name: 'Files that you send along', kept: 'the files, encrypted, with their name and size' },
    de: { name: 'Dateien, die Sie mitsenden', kept: 'die Dateien, verschlüsselt, mit Name und Größe' },
  },
  ground: 'asked',
  keptFor: DEFAULT_RETENTION.uploads,
  async find({ db }, person) {
    const { rows } = await sql<Entry>`select submission_id as submission, name, type, size, upload.created_at as at
      from upload join submission on submission.id::text = submission_id
      where ${sentBy(person)} order by upload.created_at, upload.id`.execute(db);
    return [...rows];
  },
  async erase(stores, person) {
    const rows = await stores.db.selectFrom('submission').select('id').where(sentBy(person)).execute();
    return uploadsOf(stores).eraseUploadsOf(rows.map(({ id }) => id));
  },
  expire: {
    in: 'files',
    async all(stores, before) {
      const kept = uploadsOf(stores);
      return (await kept.eraseUploadsBefore(before)) + (await kept.eraseLeftBehind()) + (await kept.eraseOrphans());
    },
  },
});
