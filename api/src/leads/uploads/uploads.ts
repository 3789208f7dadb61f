import { randomBytes } from 'node:crypto';
import { LARGEST_UPLOAD } from '@facade/shared-domain/forms/upload-limits';
import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '../../platform/index.ts';
import { fileKind } from './file-kind.ts';
import { scan } from './scan.ts';
import type { UploadedFile, UploadFiles } from './upload-files.ts';

/** A file without a form is erased after this time. */
const ORPHAN_HOURS = 3;

/** Anyone can send files without a form, so all of them together may not fill the disk, in bytes. */
export interface UploadRoom {
  /** Total of files without a form. */
  orphans: number;
  /** Free space that stays for everything else: on a full disk the database stops. */
  free: number;
}

const ROOM: UploadRoom = { orphans: 2e9, free: 2e9 };

/** Files erased per batch. */
const BATCH = 500;

/** A stored file. Quarantined: the scanner could not check it. */
export interface Upload {
  id: string;
  name: string;
  size: number;
  isQuarantined: boolean;
}

/** Why a file was refused; messages `uploads.<reason>`. */
export type UploadRefusal = 'type' | 'size' | 'refused' | 'full';

/** Files that visitors send with a form: checked, scanned, stored encrypted, and erased in time. */
export class Uploads {
  readonly #db: Db;
  readonly #files: UploadFiles;
  readonly #scanner: string | null;
  readonly #room: UploadRoom;

  constructor(db: Db, files: UploadFiles, scanner: string | null, room = ROOM) {
    this.#db = db;
    this.#files = files;
    this.#scanner = scanner;
    this.#room = room;
  }

  /** Stores a file whose form has not been sent yet. */
  async store(name: string, bytes: Buffer): Promise<Upload | UploadRefusal> {
    if (bytes.length > LARGEST_UPLOAD) return 'size';
    const type = fileKind(bytes);
    if (!type) return 'type';
    if (!(await this.#hasRoomFor(bytes.length))) return 'full';
    const found = await scan(bytes, this.#scanner);
    if (found === 'refused') return 'refused';
    const id = randomBytes(16).toString('base64url');
    const upload = { id, name: cleanName(name), size: bytes.length, isQuarantined: found === 'unknown' };
    // Insert the row first: a file without a row would never be erased.
    await this.#db
      .insertInto('upload')
      .values({
        id,
        submission_id: null,
        name: upload.name,
        type,
        size: upload.size,
        quarantined: upload.isQuarantined,
        created_at: new Date(),
      })
      .execute();
    await this.#files.write(id, { name: upload.name, type, bytes });
    return upload;
  }

  async #hasRoomFor(size: number): Promise<boolean> {
    const { orphans, free } = this.#room;
    if ((await this.#files.free()) - size < free) return false;
    const { total } = await this.#db
      .selectFrom('upload')
      .select(sql<number>`coalesce(sum(size), 0)::float8`.as('total'))
      .where('submission_id', 'is', null)
      .executeTakeFirstOrThrow();
    return total + size <= orphans;
  }

  /**
   * The file, for the agency's staff only; the caller checks the permission. Null if it was erased or is in quarantine.
   */
  async readUpload(id: string): Promise<UploadedFile | null> {
    const row = await this.#db.selectFrom('upload').select('quarantined').where('id', '=', id).executeTakeFirst();
    return row && !row.quarantined ? this.#files.read(id) : null;
  }

  /**
   * Scans quarantined files again. Files in which something is found stay in quarantine.
   * @throws AggregateError with the reasons if files could not be read; all others were scanned
   */
  async scanAgain(signal: AbortSignal): Promise<void> {
    if (!this.#scanner) return;
    const held = await this.#db.selectFrom('upload').select('id').where('quarantined', '=', true).execute();
    const unreadable: unknown[] = [];
    for (const { id } of held) {
      if (signal.aborted) return;
      const file = await this.#files.read(id).catch((error: unknown) => void unreadable.push(error));
      if (file && (await scan(file.bytes, this.#scanner)) === 'clean')
        await this.#db.updateTable('upload').set({ quarantined: false }).where('id', '=', id).execute();
    }
    if (unreadable.length > 0) throw new AggregateError(unreadable, `files that cannot be read: ${unreadable.length}`);
  }

  /** Files that were uploaded before this moment. */
  eraseUploadsBefore(date: Date): Promise<number> {
    return this.#erase(sql<boolean>`created_at < ${date}`);
  }

  /** Files of these submissions. */
  eraseUploadsOf(submissionIds: readonly string[]): Promise<number> {
    return this.#erase(sql<boolean>`submission_id = any(${submissionIds})`);
  }

  /** Files of submissions that have been erased. */
  eraseLeftBehind(): Promise<number> {
    return this.#erase(
      sql<boolean>`submission_id is not null
        and not exists (select from submission where submission.id::text = upload.submission_id)`,
    );
  }

  /** Files whose form was not sent in time. */
  eraseOrphans(): Promise<number> {
    return this.#erase(
      sql<boolean>`submission_id is null and created_at < now() - make_interval(hours => ${ORPHAN_HOURS})`,
    );
  }

  /**
   * A form cannot claim a file that is being erased. A file that cannot be removed keeps its row, for the next attempt.
   */
  async #erase(which: ReturnType<typeof sql<boolean>>): Promise<number> {
    let erased = 0;
    for (;;) {
      const count = await this.#db.transaction().execute(async (tx) => {
        const some = tx.selectFrom('upload').select('id').where(which).limit(BATCH);
        // Check each row again: a form may have claimed it since it was found.
        const rows = await tx.deleteFrom('upload').where('id', 'in', some).where(which).returning('id').execute();
        await this.#files.erase(rows.map(({ id }) => id));
        return rows.length;
      });
      erased += count;
      if (count < BATCH) return erased;
    }
  }
}

/** Links files to their form. Returns their names; null if one is missing, or already belongs to another form. */
export async function claimUploads(
  tx: Transaction<Tables>,
  ids: readonly string[],
  submissionId: string,
): Promise<string[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await tx
    .updateTable('upload')
    .set({ submission_id: submissionId })
    .where('id', 'in', wanted)
    .where('submission_id', 'is', null)
    .returning('name')
    .execute();
  return rows.length === wanted.length ? rows.map(({ name }) => name) : null;
}

/** A display name: one line, without a path. */
const cleanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .toWellFormed()
    .slice(-120)
    .trim() || 'document';
