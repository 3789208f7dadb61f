export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds. */
export interface Entered {
  value: string;
  checked?: boolean;
}

/** A field of the server's, and what it held when the page's script took over. */
export interface ServerField extends Entered {
  field: Field;
}

export const FIELDS = 'input,textarea,select';

/** The fields that the server rendered into this element. */
export const serverFields = (element: Element): ServerField[] =>
  [...element.querySelectorAll<HTMLInputElement>(FIELDS)].map((field) => ({
    field,
    value: field.value,
    checked: field.checked,
  }));
