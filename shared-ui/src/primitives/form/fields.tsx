import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { describedBy, Field, type FieldTexts, fieldId } from './field.tsx';

type Native<Attributes> = Omit<Attributes, keyof FieldTexts>;

/** Separates the texts of a field from the attributes of its control and links the two. */
function split<Props extends FieldTexts & { id?: string }>(props: Props) {
  const { label, error, hint, requiredLabel, ...native } = props;
  const id = props.id ?? fieldId(props.name);
  return {
    field: { id, name: props.name, label, error, hint, required: props.required, requiredLabel },
    control: {
      ...native,
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy(id, props),
    },
  };
}

export type TextFieldProps = FieldTexts & Native<InputHTMLAttributes<HTMLInputElement>>;

/** One line of text. Give `type`, `inputMode` and `autoComplete`: a phone shows the right keyboard and offers the value. */
export function TextField(props: TextFieldProps) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <input type="text" {...control} />
    </Field>
  );
}

export type TextAreaProps = FieldTexts & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>;

/** Several lines of text; grows with them if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <textarea rows={5} {...control} />
    </Field>
  );
}

export type SelectFieldProps = FieldTexts & Native<SelectHTMLAttributes<HTMLSelectElement>>;

/** One of a list; its children are `<option>`s. */
export function SelectField(props: SelectFieldProps) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      <div className="select">
        <select {...control} />
        <Icon name="chevron-down" size={18} />
      </div>
    </Field>
  );
}

export type CheckboxFieldProps = FieldTexts & Native<InputHTMLAttributes<HTMLInputElement>>;

/** A checkbox with its label beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { field, control } = split(props);
  return (
    <Field {...field} inline>
      <input {...control} type="checkbox" />
    </Field>
  );
}
