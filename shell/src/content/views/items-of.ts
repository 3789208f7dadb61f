import type { ContentItem, ContentModule } from '@facade/shared-domain/model';

/** The items a module shows: no more than it may. */
export const itemsOf = ({ items, maxItems }: ContentModule): ContentItem[] =>
  maxItems > 0 ? items.slice(0, maxItems) : items;
