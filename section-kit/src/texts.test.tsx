import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { sampleSite } from './testing/sample-site.ts';
import { TestPage } from './testing/test-page.tsx';
import { useTexts } from './texts.ts';

const seen = new Set<unknown>();

function Greeting() {
  const t = useTexts('mf-a');
  const [count, setCount] = useState(0);
  seen.add(t);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t('hello', { count })}
    </button>
  );
}

test('a component shows the texts of its own section, with the same function at each render', () => {
  const locales = { 'mf-a': { hello: 'Dag {{count}}' }, 'mf-b': { hello: 'Nee' } };
  render(
    <TestPage site={sampleSite()} locales={locales}>
      <Greeting />
    </TestPage>,
  );
  fireEvent.click(screen.getByText('Dag 0'));
  expect(screen.getByText('Dag 1')).toBeInTheDocument();
  expect(seen.size).toBe(1);
});

test('outside a page it throws an error that names what is missing', () => {
  const silent = jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<Greeting />)).toThrow('inside <TestPage>');
  silent.mockRestore();
});
