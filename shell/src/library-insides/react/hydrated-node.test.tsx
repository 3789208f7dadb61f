import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isHydrated } from './hydrated-node.ts';

test('React marks an element whose events it handles', async () => {
  document.body.innerHTML = '<p></p>';
  const element = document.querySelector('p') as Element;
  expect(isHydrated(element)).toBe(false);
  await act(() => void hydrateRoot(document.body, <p />));
  expect(isHydrated(element)).toBe(true);
});
