import { useTexts } from '@facade/section-kit';
import { act, render, screen } from '@testing-library/react';
import { createTexts } from '../composition/loading/texts.ts';
import { TextsProvider } from '../composition/texts-provider.tsx';
import { followTexts } from './hot-texts.ts';

const Greeting = () => {
  const t = useTexts('mf-a');
  return (
    <p>
      {t('hello')} <input aria-label="name" />
    </p>
  );
};
const change = (detail: object) => act(() => dispatchEvent(new CustomEvent('facade:texts', { detail })));

test('shows a changed text at once and keeps typed input', () => {
  const texts = createTexts('nl', { 'mf-a': { hello: 'Hallo', bye: 'Dag' } });
  followTexts(texts);
  render(
    <TextsProvider texts={texts}>
      <Greeting />
    </TextsProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('name');
  field.value = 'Jan';
  change({ section: 'mf-a', language: 'fr', texts: { hello: 'Bonjour' } });
  expect(screen.getByText('Hallo')).toBeInTheDocument();
  change({ section: 'mf-a', language: 'nl', texts: { hello: 'Goeiedag' } });
  expect(screen.getByText('Goeiedag')).toBeInTheDocument();
  expect(screen.getByLabelText('name')).toBe(field);
  expect(field.value).toBe('Jan');
  expect(texts.t('bye', { ns: 'mf-a' })).toBe('Dag');
});
