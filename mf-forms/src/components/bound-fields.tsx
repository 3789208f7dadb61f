import {
  CheckboxField,
  type CheckboxFieldProps,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '@facade/shared-ui';
import { Field, type FieldMetaState } from 'react-final-form';

/*
 * Fields of shared-ui tied to the form around them. A message appears when the visitor sends, not while they are still
 * typing or have just left a field: a line that appears on blur moves the button from under the pointer. From then on it
 * follows what is typed. `error` is what came back from a post without JavaScript; it holds until the field is changed.
 */

export const BoundText = ({ name, error, ...props }: TextFieldProps) => (
  <Field<string> name={name}>
    {({ input, meta }) => <TextField {...props} {...input} type={props.type} error={shown(meta, error)} />}
  </Field>
);

export const BoundTextArea = ({ name, error, ...props }: TextAreaProps) => (
  <Field<string> name={name}>
    {({ input, meta }) => <TextArea {...props} {...input} error={shown(meta, error)} />}
  </Field>
);

export const BoundSelect = ({ name, error, ...props }: SelectFieldProps) => (
  <Field<string> name={name}>
    {({ input, meta }) => <SelectField {...props} {...input} error={shown(meta, error)} />}
  </Field>
);

/** With a `value` it is one of several boxes by the same name, without it stands for yes or no. */
export const BoundCheckbox = ({ name, error, value, ...props }: CheckboxFieldProps) => (
  <Field name={name} type="checkbox" value={value as string | undefined}>
    {({ input, meta }) => (
      <CheckboxField {...props} {...input} value={(value as string | undefined) ?? 'true'} error={shown(meta, error)} />
    )}
  </Field>
);

function shown<Value>(meta: FieldMetaState<Value>, returned: string | undefined): string | undefined {
  const { error, submitError, submitFailed, dirtySinceLastSubmit, pristine } = meta;
  if (submitFailed) return error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return pristine ? returned : undefined;
}
