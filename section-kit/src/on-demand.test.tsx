import { act, fireEvent, render } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { codeOnDemand, onDemand } from './on-demand.tsx';

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
  const Served = onDemand<{ name: string }>(Counter, load);
  const Part = onDemand<{ name: string }>(null, load);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const inBoundary = (part: ReactNode) => <Suspense>{part}</Suspense>;
  place.innerHTML = renderToString(inBoundary(<Served name="Rente" />));
  const complaints: unknown[] = [];
  console.error = (...what: unknown[]) => complaints.push(what);
  await act(
    async () =>
      void hydrateRoot(place, inBoundary(<Part name="Rente" />), { onRecoverableError: (why) => complaints.push(why) }),
  );
  return { button: place.querySelector('button') as HTMLButtonElement, place, complaints };
}

test("keeps the server's HTML until its code is there, then takes it over in place", async () => {
  const { button, place, complaints } = await takeOver(async () => Counter);
  await later();
  expect(place.querySelector('button')).toBe(button);
  fireEvent.click(button);
  expect(button).toHaveTextContent('Rente 1');
  expect(complaints).toEqual([]);
});

test('stays readable where the code cannot be had, and is taken over once it can', async () => {
  const load = jest.fn(async () => Counter);
  load.mockRejectedValueOnce(new Error('offline'));
  jest.useFakeTimers();
  const { button, complaints } = await takeOver(load);
  expect(button).toHaveTextContent('Rente 0');
  expect(complaints).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  jest.useRealTimers();
  await later();
  fireEvent.click(button);
  expect(button).toHaveTextContent('Rente 1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('after a click, where no HTML stands, the boundary around waits for the code', async () => {
  const Part = onDemand<{ name: string }>(null, async () => Counter);
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

test('code that cannot be had after a click leaves the rest of the page, and a word in its place, until it can', async () => {
  const load = jest.fn(async () => Counter);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = onDemand<{ name: string }>(null, load, ({ name }) => <em>{name} ontbreekt</em>);
  jest.useFakeTimers();
  const { container } = await act(async () =>
    render(
      <Suspense fallback="…">
        <p>De rest</p>
        <Part name="Rente" />
      </Suspense>,
    ),
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(container).toHaveTextContent(/^De restRente ontbreekt$/);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(container).toHaveTextContent(/^De restRente 0$/);
  jest.useRealTimers();
});

test('code for a gesture is fetched once, and again two seconds after it failed', async () => {
  const fetchCode = jest.fn(async () => 'code');
  fetchCode.mockRejectedValueOnce(new Error('offline'));
  const code = codeOnDemand(fetchCode);
  jest.useFakeTimers();
  expect(await Promise.all([code.load(), code.load()])).toEqual([null, null]);
  expect(code.loaded()).toBeNull();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(await code.load()).toBe('code');
  expect(code.loaded()).toBe('code');
  await code.load();
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('code that hangs counts as failed, and is used once it arrives', async () => {
  let arrive = (_code: string) => {};
  const code = codeOnDemand(() => new Promise<string>((resolve) => (arrive = resolve)));
  jest.useFakeTimers();
  const first = code.load();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await first).toBeNull();
  arrive('code');
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  expect(await code.load()).toBe('code');
});

test('an attempt that fails after the next one has begun does not start a third', async () => {
  const attempts: { reject: (why: Error) => void; resolve: (code: string) => void }[] = [];
  const fetchCode = jest.fn(() => new Promise<string>((resolve, reject) => attempts.push({ resolve, reject })));
  const code = codeOnDemand(fetchCode);
  jest.useFakeTimers();
  void code.load();
  await jest.advanceTimersByTimeAsync(7000);
  const next = code.load();
  attempts[0]?.reject(new Error('offline'));
  await jest.advanceTimersByTimeAsync(2000);
  void code.load();
  attempts[1]?.resolve('code');
  jest.useRealTimers();
  expect(await next).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('a gesture without another way on waits for the code, however long it takes', async () => {
  const fetchCode = jest.fn(async () => 'code');
  fetchCode.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const code = codeOnDemand(fetchCode);
  jest.useFakeTimers();
  const arrived = Promise.all([code.arrived(), code.arrived()]);
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  expect(await arrived).toEqual(['code', 'code']);
  expect(fetchCode).toHaveBeenCalledTimes(3);
});
