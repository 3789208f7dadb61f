import { filterOf, RANGES } from '@facade/shared-domain/listing/filters/filters';
import type { ActiveFilter } from '../listed-filters.ts';

/** Puts the focus on the field that sets a filter; of several, on the one that says its value. */
export function focusField(root: HTMLElement, { name, value }: ActiveFilter): void {
  const names =
    name in RANGES ? RANGES[name as keyof typeof RANGES] : [name as Exclude<typeof name, keyof typeof RANGES>];
  const selector = names.map((one) => `[name="${filterOf(one).parameter}"]`).join();
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)];
  const says = (field: (typeof fields)[number]) =>
    'checked' in field && /checkbox|radio/.test(field.type)
      ? field.checked && (value === '' || field.value === value)
      : field.value !== '';
  (fields.find(says) ?? root.querySelector<HTMLElement>('input, select'))?.focus();
}
