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
import { type FieldMetaState, useField } from 'react-final-form';

/*
 * Fields of shared-ui tied to the form around them. A message appears when the visitor sends, not while they are still
 * typing or have just left a field: a line that appears on blur moves the button from under the pointer. From then on it
 * follows what is typed. `error` is what came back from a post without JavaScript; it holds until the field is changed.
 */

export function BoundText({ name, error, ...props }: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  return <TextField {...props} {...input} type={props.type} error={shown(meta, error)} />;
}

export function BoundTextArea({ name, error, ...props }: TextAreaProps) {
  const { input, meta } = useField<string>(name);
  return <TextArea {...props} {...input} error={shown(meta, error)} />;
}

export function BoundSelect({ name, error, ...props }: SelectFieldProps) {
  const { input, meta } = useField<string>(name);
  return <SelectField {...props} {...input} error={shown(meta, error)} />;
}

/** With a `value` it is one of several boxes by the same name, without it stands for yes or no. */
export function BoundCheckbox({ name, error, value, ...props }: CheckboxFieldProps) {
  const { input, meta } = useField(name, { type: 'checkbox', value });
  return <CheckboxField {...props} {...input} value={value ?? 'true'} error={shown(meta, error)} />;
}

function shown<Value>(meta: FieldMetaState<Value>, returned: string | undefined): string | undefined {
  const { error, submitError, submitFailed, dirtySinceLastSubmit, pristine } = meta;
  if (submitFailed) return error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return pristine ? returned : undefined;
}
