import { DatabaseUnavailable, type ReadDb } from '../../database/index.ts';

/**
 * Whether a property of this id was once public: its publication stays recorded when it leaves the feed. False while the database
 * does not answer.
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
