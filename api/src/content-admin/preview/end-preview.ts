import { hashToken } from '../../accounts/index.ts';
import type { Db } from '../../platform/index.ts';

/** Ends a preview for everybody who has its link. Returns whether it existed. */
export async function endPreview(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_preview')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
