import type { PropertyPage, PropertySummary } from '@facade/shared-domain/model';
import { propertySummary } from '../../../catalogue/index.ts';

const texts = new WeakMap<PropertySummary, string>();

/**
 * A page as JSON. The same properties are in thousands of lists in different orders, so each property is validated and
 * serialized once until the data change.
 */
export function pageJson({ items, ...rest }: PropertyPage): string {
  return `{"items":[${items.map(textOf).join()}],${JSON.stringify(rest).slice(1)}`;
}

function textOf(summary: PropertySummary): string {
  const text = texts.get(summary) ?? JSON.stringify(propertySummary.encode(summary));
  texts.set(summary, text);
  return text;
}
