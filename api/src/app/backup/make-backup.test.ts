import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, type Db, openDatabase } from '../../platform/database/index.ts';
import { addEmbedded } from '../../testing/postgres/embedded-template.ts';
import { runCommandHere } from '../../testing/run-command-here.ts';
import { copyEmbedded, readCopy } from './embedded-copy.ts';
import { makeBackup } from './make-backup.ts';

describe('a backup', () => {
  let folder: string;
  let data: string;
  let db: Db;
  const picture = (file: string) => join(data, 'pictures', file);
  const isTheCatalogue = async (...files: string[]) => {
    await db.deleteFrom('picture').execute();
    const size = { width: 1, height: 1, color: '#ffffff' };
    await db
      .insertInto('picture')
      .values(files.map((file) => ({ id: file, file, ...size })))
      .execute();
  };
  const save = (name: string, { contentFolder = null, before = async () => {} }: Partial<Saving> = {}) =>
    makeBackup({
      config: { dataFolder: data, contentFolder, databaseUrl: null },
      target: join(folder, name),
      version: '1.0.0',
      copyDatabase: async (target) => {
        await before();
        return copyEmbedded(db, target);
      },
    });
  interface Saving {
    contentFolder: string | null;
    /** Called when it is the database's turn. */
    before(): Promise<void>;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-make-backup-'));
    data = join(folder, 'data');
    mkdirSync(join(data, 'pictures'), { recursive: true });
    await addEmbedded(data);
    db = await openDatabase({ url: null, folder: data });
  });
  afterAll(async () => {
    await closeDatabase(db);
    rmSync(folder, { recursive: true, force: true });
  });

  test('has every picture that its database names, even if an import adds and deletes some during the backup', async () => {
    for (const file of ['kept.svg', 'deleted.svg']) writeFileSync(picture(file), file);
    await isTheCatalogue('kept.svg', 'deleted.svg');
    const { missing } = await save('imported', {
      async before() {
        writeFileSync(picture('added.svg'), 'added');
        await db
          .insertInto('picture')
          .values({ id: 'added', file: 'added.svg', width: 1, height: 1, color: '' })
          .execute();
        // What the next import does after its transaction, which the saved database does not contain.
        rmSync(picture('deleted.svg'));
      },
    });
    expect(missing).toEqual([]);
    expect(readdirSync(join(folder, 'imported/pictures')).sort()).toEqual(['added.svg', 'deleted.svg', 'kept.svg']);
  });

  test('skips files that the site is still writing, but includes the agency’s files whatever their names', async () => {
    const contentFolder = join(folder, 'content');
    mkdirSync(contentFolder);
    writeFileSync(join(contentFolder, 'notes.part'), 'the agency’s own');
    writeFileSync(picture('half.svg.part'), '<sv');
    await isTheCatalogue('kept.svg');
    const { manifest } = await save('unfinished', { contentFolder });
    expect(Object.keys(manifest.files).filter((file) => file.endsWith('.part'))).toEqual(['content/notes.part']);
  });

  test('includes visitors’ files and the key that decrypts them', async () => {
    await isTheCatalogue('kept.svg');
    mkdirSync(join(data, 'uploads'));
    writeFileSync(join(data, 'uploads/0123456789abcdefghijkl'), 'sealed');
    writeFileSync(join(data, 'upload.key'), 'key');
    await save('with-uploads');
    const saved = (path: string) => readFileSync(join(folder, 'with-uploads', path), 'utf8');
    expect([saved('uploads/0123456789abcdefghijkl'), saved('upload.key')]).toEqual(['sealed', 'key']);
  });

  test('includes the bytes of linked pictures and content', async () => {
    const contentFolder = join(folder, 'linked-content');
    symlinkSync(join(folder, 'content'), contentFolder);
    const { manifest } = await save('linked', { contentFolder });
    expect(manifest.parts).toContain('content');
    expect(readFileSync(join(folder, 'linked/content/notes.part'), 'utf8')).toBe('the agency’s own');
  });

  test('is refused without a database, and for content that is the whole data folder', async () => {
    const empty = join(folder, 'empty');
    const settings = { FACADE_DATA: empty, LOG_LEVEL: 'silent' };
    const { code, errors } = await runCommandHere('backup.ts', settings, [join(folder, 'nothing')]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `There is no database in ${empty}: set FACADE_DATA or DATABASE_URL to that of the site.\n`,
    });
    expect([existsSync(empty), existsSync(join(folder, 'nothing'))]).toEqual([false, false]);
    await expect(save('all', { contentFolder: data })).rejects.toThrow('it needs a folder of its own');
  });

  test('is written and reported as incomplete if the site itself lacks a picture', async () => {
    await isTheCatalogue('lost.svg');
    await closeDatabase(db);
    const target = join(folder, 'incomplete');
    const settings = { FACADE_DATA: data, LOG_LEVEL: 'silent' };
    const { code, errors } = await runCommandHere('backup.ts', settings, [target]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors:
        'error    pictures/lost.svg is missing\nFiles that the site names and the backup lacks: 1. Make another backup if the site changed during this one.\n',
    });
    expect(existsSync(join(target, 'manifest.json'))).toBe(true);
    db = await openDatabase({ url: null, folder: data });
  });

  test('fails with PostgreSQL’s complaint when the copy of the database is damaged', async () => {
    const copy = join(folder, 'copy');
    await copyEmbedded(db, copy);
    const log = join(copy, 'pg_wal');
    for (const file of readdirSync(log).filter((name) => /^[\dA-F]{24}$/.test(name)))
      writeFileSync(join(log, file), '');
    await expect(readCopy(copy)).rejects.toThrow(
      /^The copy of the database cannot be opened: .*: could not locate required checkpoint record/,
    );
  });
});
