import type { PropertyPage, PropertySummary } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { propertySummary } from '../../../catalogue/index.ts';

/**
 * A page as JSON. The same properties are in thousands of lists in different orders, so each property is validated and
 * serialized once until the data change.
 */
export function pageJson({ items, ...rest }: PropertyPage): string {
  return `{"items":[${items.map(textOf).join()}],${JSON.stringify(rest).slice(1)}`;
}

const textOf = perObject((summary: PropertySummary) => JSON.stringify(propertySummary.encode(summary)));
