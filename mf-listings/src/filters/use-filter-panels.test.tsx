import { act, render, screen } from '@testing-library/react';
import { useFilterPanels } from './use-filter-panels.ts';

test('the panels replace what the server rendered at once, so that no key that is pressed meanwhile is lost', async () => {
  const seen: boolean[] = [];
  let prepare: () => Promise<unknown> = async () => null;
  function Bar() {
    const filters = useFilterPanels(() => {
      seen.push(screen.queryByText('panels') !== null);
      queueMicrotask(() => seen.push(screen.queryByText('panels') !== null));
    });
    prepare = filters.prepare;
    return filters.panels ? <p>panels</p> : <p>fields of the server</p>;
  }
  render(<Bar />);
  await act(() => prepare());
  expect(seen).toEqual([false, true]);
  await act(() => prepare());
  expect(seen).toHaveLength(2);
});
