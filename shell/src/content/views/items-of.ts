import type { ContentItem, ContentModule } from '@facade/shared-domain/model';

/** The items that a module shows, up to its maximum. */
export const itemsOf = ({ items, maxItems }: ContentModule): ContentItem[] =>
  maxItems > 0 ? items.slice(0, maxItems) : items;
