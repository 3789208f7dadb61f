import type { StoredProperty } from '../../catalogue/stored.ts';

/** The one place where a property becomes a row of the table `property`: every column, and the property itself in `record`. */
export const rowOf = (property: StoredProperty) => ({
  id: property.id,
  goal: property.goal,
  availability: property.availability,
  project_id: property.projectId,
  price: property.price.amount,
  published_at: property.publishedAt,
  record: property,
});

/** Columns of {@link rowOf}, in SQL. */
export const PROPERTY_COLUMNS = ['id', 'goal', 'availability', 'project_id', 'price', 'published_at', 'record'];
