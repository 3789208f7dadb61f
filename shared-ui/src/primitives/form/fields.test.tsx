import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ErrorSummary } from './error-summary.tsx';
import { CheckboxField, SelectField, TextArea, TextField } from './fields.tsx';

test('a field is named by its label and described by its hint and error', () => {
  render(
    <TextField
      name="email"
      label="E-mail"
      type="email"
      autoComplete="email"
      hint="Enkel om te antwoorden"
      error="is niet geldig"
      required
      requiredLabel="verplicht"
      defaultValue="x"
    />,
  );
  const input = screen.getByRole('textbox', { name: /E-mail.*verplicht/ });
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enkel om te antwoorden is niet geldig');
});

test('a field without hint or error is described by nothing', () => {
  render(<TextArea name="remark" label="Bericht" />);
  const area = screen.getByLabelText('Bericht');
  expect(area).not.toHaveAttribute('aria-describedby');
  expect(area).not.toHaveAttribute('aria-invalid');
});

test('a list keeps its options and a checkbox its value', async () => {
  const user = userEvent.setup();
  render(
    <>
      <SelectField name="title" label="Aanspreking" defaultValue="mrs">
        <option value="mr">De heer</option>
        <option value="mrs">Mevrouw</option>
      </SelectField>
      <CheckboxField name="newsletter" label="Nieuwsbrief" value="yes" />
    </>,
  );
  expect(screen.getByLabelText('Aanspreking')).toHaveValue('mrs');
  await user.click(screen.getByText('Nieuwsbrief'));
  expect(screen.getByRole('checkbox', { name: 'Nieuwsbrief' })).toBeChecked();
});

test('the summary takes the focus and links to the field of its own form', async () => {
  const user = userEvent.setup();
  render(
    <>
      <form aria-label="other">
        <TextField name="email" label="Other" id="other" />
      </form>
      <form aria-label="this">
        <ErrorSummary
          title="Kijk dit na"
          errors={[
            { name: 'email', message: 'E-mail is niet geldig' },
            { name: '', message: 'Niet verstuurd' },
          ]}
        />
        <TextField name="email" label="E-mail" />
      </form>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByText('Niet verstuurd').tagName).toBe('LI');
  const link = screen.getByRole('link', { name: 'E-mail is niet geldig' });
  expect(link).toHaveAttribute('href', `#${screen.getByLabelText('E-mail').id}`);
  await user.click(link);
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

test('without scripts, the summary of a returned form has autofocus', () => {
  const html = renderToString(<ErrorSummary title="Kijk dit na" errors={[{ name: '', message: 'Niet verstuurd' }]} />);
  expect(html).toMatch(/role="alert" tabindex="-1" autofocus/i);
});

test('without errors there is no summary', () => {
  const { container } = render(<ErrorSummary title="Kijk dit na" errors={[]} />);
  expect(container).toBeEmptyDOMElement();
});
