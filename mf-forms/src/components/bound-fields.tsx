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
import { Field } from 'react-final-form';

/** Fields of shared-ui tied to the form around them. An error is shown once the visitor has left the field. */
export const BoundText = ({ name, error, ...props }: TextFieldProps) => (
  <Field<string> name={name}>
    {({ input, meta }) => <TextField {...props} {...input} type={props.type} error={error ?? shownError(meta)} />}
  </Field>
);

export const BoundTextArea = ({ name, error, ...props }: TextAreaProps) => (
  <Field<string> name={name}>
    {({ input, meta }) => <TextArea {...props} {...input} error={error ?? shownError(meta)} />}
  </Field>
);

export const BoundSelect = ({ name, error, ...props }: SelectFieldProps) => (
  <Field<string> name={name}>
    {({ input, meta }) => <SelectField {...props} {...input} error={error ?? shownError(meta)} />}
  </Field>
);

/** With a `value` it is one of several boxes by the same name, without it stands for yes or no. */
export const BoundCheckbox = ({ name, error, value, ...props }: CheckboxFieldProps) => (
  <Field name={name} type="checkbox" value={value as string | undefined}>
    {({ input, meta }) => (
      <CheckboxField
        {...props}
        {...input}
        value={(value as string | undefined) ?? 'true'}
        error={error ?? shownError(meta)}
      />
    )}
  </Field>
);

const shownError = ({ touched, active, error }: { touched?: boolean; active?: boolean; error?: string }) =>
  touched && !active ? error : undefined;
