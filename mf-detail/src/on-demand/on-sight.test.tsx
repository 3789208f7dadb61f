import { act, fireEvent, render } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { controlSight } from '../testing/sight.ts';
import { onSight } from './on-sight.tsx';

const sight = controlSight();
const { error } = console;
afterEach(() => {
  console.error = error;
});

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const later = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

/** What the server rendered, taken over by a browser that lacks the code. */
async function takeOver(load: () => Promise<typeof Counter>) {
  const Served = onSight<{ name: string }>(Counter, load);
  const Part = onSight<{ name: string }>(null, load);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(<Served name="Rente" />);
  const complaints: unknown[] = [];
  console.error = (...what: unknown[]) => complaints.push(what);
  await act(
    async () => void hydrateRoot(place, <Part name="Rente" />, { onRecoverableError: (why) => complaints.push(why) }),
  );
  return { button: place.querySelector('button') as HTMLButtonElement, place, complaints };
}

test("keeps the server's HTML without its code until it is seen, then takes it over in place", async () => {
  const load = jest.fn(async () => Counter);
  const { button, place, complaints } = await takeOver(load);
  await later();
  expect(load).not.toHaveBeenCalled();
  expect(button).toHaveTextContent('Rente 0');

  sight.arrive();
  await later();
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.querySelector('button')).toBe(button);
  fireEvent.click(button);
  expect(button).toHaveTextContent('Rente 1');
  expect(complaints).toEqual([]);
});

test('fetches the code at a touch too', async () => {
  const load = jest.fn(async () => Counter);
  const { button } = await takeOver(load);
  fireEvent.focusIn(button);
  await later();
  fireEvent.click(button);
  expect(button).toHaveTextContent('Rente 1');
});

test('after a click, where no HTML stands, the boundary around waits for the code', async () => {
  const Part = onSight<{ name: string }>(null, async () => Counter);
  const { container } = await act(async () =>
    render(
      <Suspense fallback="…">
        <Part name="Rente" />
      </Suspense>,
    ),
  );
  await later();
  expect(container).toHaveTextContent('Rente 0');
});
