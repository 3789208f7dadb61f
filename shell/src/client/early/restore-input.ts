import { type Entered, FIELDS, type Field, type ServerField } from './fields.ts';

/** Enters this as a visitor would, so that React sees it. */
function enter(field: Field, { value, checked }: Entered): void {
  if (isTicked(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  // React overrides the element's own setter, and ignores the event if it saw the value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A box or a choice: what counts is whether it is ticked. */
const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** React shows a section anew within this many pauses of this many milliseconds, or its code does not arrive soon. */
const ATTEMPTS = 60;
const PAUSE = 250;

/**
 * Puts back what was entered in fields that React has replaced: it renders a section anew, empty, if an extension or a translation has
 * changed what the server rendered.
 */
export async function restoreInput(root: Element, fields: readonly ServerField[]): Promise<void> {
  let left = fields.flatMap(({ field, ...before }, index) => {
    const entered = field.isConnected
      ? undefined
      : [enteredIn(field), before].find((values) => isChanged(field, values));
    return entered ? [{ field, entered, place: fields.slice(0, index).filter(isLike(field)).length }] : [];
  });
  for (let attempt = 0; left.length > 0 && attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const present = [...root.querySelectorAll<Field>(FIELDS)].map((field) => ({ field }));
    left = left.filter(({ field, entered, place }) => {
      const successor = present.filter(isLike(field))[place]?.field;
      if (!successor) return true;
      // The visitor may have gone on typing.
      if (!isChanged(successor, enteredIn(successor))) enter(successor, entered);
      return false;
    });
  }
}

const enteredIn = (field: Field): Entered => ({
  value: field.value,
  ...('checked' in field && { checked: field.checked }),
});

/** Something else than the server rendered. */
function isChanged(field: Field, { value, checked }: Entered): boolean {
  if (field.type === 'file') return false;
  if (isTicked(field)) return checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return value !== field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return value !== chosen?.value;
}

/** Ids differ between two renders: what has the same name is told apart by its place. */
const isLike =
  (sought: Field) =>
  ({ field }: { field: Field }): boolean =>
    field.name === sought.name && field.type === sought.type && (!isTicked(field) || field.value === sought.value);
