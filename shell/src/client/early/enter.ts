import type { Entered, Field } from './fields.ts';

/** Enters this as a visitor would, so that React sees it. */
export function enter(field: Field, { value, checked }: Entered): void {
  if (isTicked(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  // React overrides the element's own setter, and ignores the event if it saw the value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A box or a choice: what counts is whether it is ticked. */
export const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
