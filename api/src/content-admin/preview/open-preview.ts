import { newToken } from '../../accounts/index.ts';
import { type Content, type ContentEdits, type ContentProblem, loadContent } from '../../content/index.ts';
import type { MeasurePicture } from '../../pictures/index.ts';
import type { Db } from '../../platform/index.ts';

/** How long a preview lasts by default and at most, in hours. */
export const PREVIEW_HOURS = { usual: 24, most: 24 * 14 };

/** The path that opens a preview, for anyone with its token. */
export const previewPath = (token: string): string => `/preview/${token}/`;

export interface NewPreview {
  /** Replace the text files of the site's content folder; none by default. */
  edits?: ContentEdits;
  /** Shows unpublished content; true by default. */
  unpublished?: boolean;
  /** How long it lasts, in hours. */
  hours?: number;
  /** The preview's purpose, in words. */
  note?: string;
}

export interface PreviewServices {
  db: Db;
  /** The site's own content folder. */
  folder: string;
  measure?: MeasurePicture | undefined;
}

/** An open preview: `token` opens it, and is stored nowhere. */
export interface OpenedPreview {
  ok: true;
  token: string;
  /** What it shows. */
  content: Content;
  endsAt: Date;
}

/**
 * Opens a preview of the site as it would be with these edits, for all apis of the site. Deletes previews that have ended.
 * Returns the content's problems if it would not load.
 * @throws EncoderLost if a picture cannot currently be measured
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
