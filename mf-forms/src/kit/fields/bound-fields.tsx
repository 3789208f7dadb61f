import { useTexts } from '@facade/section-kit';
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
import { useReturnedError } from '../check/returned-errors.ts';
import { useFieldId } from './field-ids.ts';

/*
 * Fields of shared-ui bound to the surrounding form. A message appears when the visitor sends, not while they are still
 * typing or have just left a field: a line that appears on blur moves the button from under the pointer. From then on it
 * follows the input. Errors returned from a post without JavaScript stay until the field changes.
 */

export function BoundText({ name, ...props }: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  return <TextField {...props} {...input} {...useBinding(name, meta, props.id)} type={props.type} />;
}

export function BoundTextArea({ name, ...props }: TextAreaProps) {
  const { input, meta } = useField<string>(name);
  return <TextArea {...props} {...input} {...useBinding(name, meta, props.id)} />;
}

export function BoundSelect({ name, ...props }: SelectFieldProps) {
  const { input, meta } = useField<string>(name);
  return <SelectField {...props} {...input} {...useBinding(name, meta, props.id)} />;
}

/** With a `value` it is one of several boxes with the same name, without one it is yes or no. */
export function BoundCheckbox({ name, value, ...props }: CheckboxFieldProps) {
  const { input, meta } = useField(name, { type: 'checkbox', value });
  return <CheckboxField {...props} {...input} {...useBinding(name, meta, props.id)} value={value ?? 'true'} />;
}

/** Props that every field gets from the surrounding form. */
function useBinding<Value>(name: string, meta: FieldMetaState<Value>, ownId: string | undefined) {
  const t = useTexts('mf-forms');
  return { id: useFieldId(name, ownId), error: useShownError(name, meta), requiredLabel: t('required') };
}

/** The error of a field, once it should be shown. */
export function useShownError<Value>(name: string, meta: FieldMetaState<Value>): string | undefined {
  const returned = useReturnedError(name);
  const { error, submitError, submitFailed, dirtySinceLastSubmit, pristine } = meta;
  if (submitFailed) return error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return pristine ? returned : undefined;
}
