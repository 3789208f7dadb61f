import { DatabaseUnavailable, type ReadDb } from '../../platform/index.ts';

/**
 * Whether a property with this id was public before: its publication stays recorded after it leaves the feed. False if
 * the database does not answer.
 */
export async function wasPublished(db: ReadDb, id: number): Promise<boolean> {
  try {
    const found = await db
      .selectFrom('property_event')
      .select('id')
      .where('property_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  }
}
