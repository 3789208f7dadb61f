import type { Example, Examples } from '../../examples.ts';
import { exampleTexts } from '../../testing/example-texts.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './fields.tsx';

const twoErrors: Example['render'] = ({ language }) => {
  const { check, email, emailError, agreeError } = exampleTexts(language);
  const errors = [
    { name: 'email', message: emailError },
    { name: 'privacy', message: agreeError },
  ];
  return (
    <form style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <ErrorSummary title={check} errors={errors} />
      <TextField name="email" label={email} error={emailError} defaultValue="an@" autoComplete="email" />
      <TextField name="privacy" label={agreeError} autoComplete="off" />
    </form>
  );
};

export const examples: Examples = {
  'two fields': twoErrors,
  'with the focus': { render: twoErrors, focus: '[role=alert]' },
  'the form as a whole': ({ language }) => {
    const { check, notSent } = exampleTexts(language);
    return <ErrorSummary title={check} errors={[{ name: '', message: notSent }]} />;
  },
};
