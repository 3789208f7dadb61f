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
 * Fields of shared-ui tied to the form around them. A message appears when the visitor sends, not while they are still
 * typing or have just left a field: a line that appears on blur moves the button from under the pointer. From then on it
 * follows what is typed. What came back from a post without JavaScript holds until the field is changed.
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

/** With a `value` it is one of several boxes by the same name, without it stands for yes or no. */
export function BoundCheckbox({ name, value, ...props }: CheckboxFieldProps) {
  const { input, meta } = useField(name, { type: 'checkbox', value });
  return <CheckboxField {...props} {...input} {...useBinding(name, meta, props.id)} value={value ?? 'true'} />;
}

/** What every field takes from the form around it. */
function useBinding<Value>(name: string, meta: FieldMetaState<Value>, ownId: string | undefined) {
  const t = useTexts('mf-forms');
  return { id: useFieldId(name, ownId), error: useShownError(name, meta), requiredLabel: t('required') };
}

/** What is wrong with a field, once it is to be said. */
export function useShownError<Value>(name: string, meta: FieldMetaState<Value>): string | undefined {
  const returned = useReturnedError(name);
  const { error, submitError, submitFailed, dirtySinceLastSubmit, pristine } = meta;
  if (submitFailed) return error ?? (dirtySinceLastSubmit ? undefined : submitError);
  return pristine ? returned : undefined;
}
