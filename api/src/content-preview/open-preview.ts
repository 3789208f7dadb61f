import { newToken } from '../accounts/session-token.ts';
import { type Content, type ContentEdits, type ContentProblem, loadContent } from '../content/index.ts';
import type { Db } from '../database/index.ts';
import type { MeasurePicture } from '../pictures/measure.ts';

/** Hours that a preview lasts where nobody says, and at most. */
export const PREVIEW_HOURS = { usual: 24, most: 24 * 14 };

/** Where a preview opens, for whoever has its token. */
export const previewPath = (token: string): string => `/preview/${token}/`;

export interface NewPreview {
  /** Laid over the text files of the site's content folder; none by default. */
  edits?: ContentEdits;
  /** Shows what waits to be published; true by default. */
  unpublished?: boolean;
  /** How long it lasts, in hours. */
  hours?: number;
  /** What it is for, in words. */
  note?: string;
}

export interface PreviewServices {
  db: Db;
  /** The site's own content folder. */
  folder: string;
  measure?: MeasurePicture | undefined;
}

/** Of an open preview: `token` opens it, and is kept nowhere. */
export interface OpenedPreview {
  ok: true;
  token: string;
  /** What it shows. */
  content: Content;
  endsAt: Date;
}

/**
 * Opens a preview of the site as it would be with these edits, for all apis of the site. Erases those that have ended. Gives back what is
 * wrong with the content, where it would not load.
 * @throws EncoderLost when a picture cannot be measured at present
 */
export async function openPreview(
  { db, folder, measure }: PreviewServices,
  { edits = new Map(), unpublished = true, hours = PREVIEW_HOURS.usual, note = '' }: NewPreview,
  now = new Date(),
): Promise<OpenedPreview | { ok: false; problems: ContentProblem[] }> {
  const result = await loadContent(folder, { measure, edits, unpublished });
  if (!result.ok) return { ok: false, problems: result.problems };
  const { token, hash } = newToken();
  const endsAt = new Date(now.getTime() + hours * 3_600_000);
  await db.deleteFrom('content_preview').where('ends_at', '<=', now).execute();
  await db
    .insertInto('content_preview')
    .values({
      token_hash: hash,
      edits: JSON.stringify(Object.fromEntries(edits)),
      unpublished,
      note,
      made_at: now,
      ends_at: endsAt,
    })
    .execute();
  return { ok: true, token, content: result.content, endsAt };
}
