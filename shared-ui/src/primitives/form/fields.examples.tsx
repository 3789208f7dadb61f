import type { Example, Examples } from '../../examples.ts';
import { exampleTexts } from '../../testing/example-texts.ts';
import { CheckboxField, SelectField, TextArea, TextField } from './fields.tsx';

type Render = Example['render'];

const email =
  (changes: {
    defaultValue?: string;
    hint?: boolean;
    error?: boolean;
    required?: boolean;
    disabled?: boolean;
  }): Render =>
  ({ language }) => {
    const texts = exampleTexts(language);
    const { hint, error, required, ...native } = changes;
    return (
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        hint={hint && texts.emailHint}
        error={error ? texts.emailError : undefined}
        required={required}
        requiredLabel={texts.required}
        {...native}
      />
    );
  };

const message =
  (filled: boolean): Render =>
  ({ language }) => {
    const { message: label, messageText } = exampleTexts(language);
    return <TextArea name="message" label={label} defaultValue={filled ? messageText : undefined} />;
  };

const type: Render = ({ language }) => {
  const { type: label, house1, flat } = exampleTexts(language);
  return (
    <SelectField name="type" label={label} defaultValue="flat">
      <option value="house">{house1}</option>
      <option value="flat">{flat}</option>
    </SelectField>
  );
};

const agree =
  (changes: { checked?: boolean; error?: boolean }): Render =>
  ({ language }) => {
    const texts = exampleTexts(language);
    return (
      <CheckboxField
        name="privacy"
        label={texts.agree}
        hint={<a href="#privacy">{texts.more}</a>}
        defaultChecked={changes.checked}
        error={changes.error ? texts.agreeError : undefined}
      />
    );
  };

export const examples: Examples = {
  empty: email({}),
  'required, with a hint': email({ hint: true, required: true }),
  hovered: { render: email({ defaultValue: 'an@example.be' }), hover: 'input' },
  'with the focus': { render: email({ defaultValue: 'an@example.be' }), focus: 'input' },
  refused: email({ defaultValue: 'an@', error: true, hint: true }),
  disabled: email({ defaultValue: 'an@example.be', disabled: true }),
  'several lines, empty': message(false),
  'several lines': message(true),
  'a list': type,
  'a list, with the focus': { render: type, focus: 'select' },
  'a box': agree({}),
  'a box, ticked': agree({ checked: true }),
  'a box, refused': agree({ error: true }),
};
