import { type FragmentProps, type SlotRequest, slotKey } from '@facade/section-kit';
import { TestPage } from '@facade/section-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { createComposition } from '../client/composition.ts';
import { siteWithMenu } from '../layout/test-site.ts';
import { track } from '../library-insides/react/settled-promise.ts';
import nl from '../locales/nl.json';
import { CompositionContext } from './composition-context.ts';
import type { LoadedPage, SlotState } from './loading/loaded-page.ts';
import type { SectionLoader } from './loading/section-loader.ts';
import { SlotView } from './slot-view.tsx';

const error = jest.spyOn(console, 'error').mockImplementation(() => {});
const observers: { callback: IntersectionObserverCallback; element?: Element; stopped?: boolean }[] = [];
window.IntersectionObserver = class {
  #entry: (typeof observers)[number];
  constructor(callback: IntersectionObserverCallback) {
    this.#entry = { callback };
    observers.push(this.#entry);
  }
  observe(element: Element) {
    this.#entry.element = element;
  }
  disconnect() {
    this.#entry.stopped = true;
  }
} as never;
const see = (isIntersecting: boolean) =>
  act(async () => observers.at(-1)?.callback([{ isIntersecting }] as IntersectionObserverEntry[], null as never));

const Box = ({ data }: { data: unknown }) => {
  if (data === 'throw') throw new Error('broken');
  return <p>Box {String(data)}</p>;
};
const fragment = { fragment: { Component: Box } };

let number = 0;
let load: jest.Mock;
let loadData: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  observers.length = 0;
  number += 1;
  load = jest.fn(() => track(Promise.resolve(fragment)));
  loadData = jest.fn(async (): Promise<SlotState> => ({ data: 'fresh' }));
  error.mockClear();
});
afterEach(() => void jest.useRealTimers());

/** Every test uses a separate slot: an activated slot stays active for the whole visit. */
const request = (): SlotRequest<'mf-listings/similar-properties'> => ({
  id: 'mf-listings/similar-properties',
  props: { propertyId: number } as FragmentProps['mf-listings/similar-properties'],
});

async function show(
  slots: LoadedPage['slots'],
  changes: { when?: 'now' | 'visible' | 'idle'; fallback?: string } = {},
) {
  const sections = { load, versionOf: () => '1.0' } as unknown as SectionLoader;
  const composition = createComposition({ slots } as LoadedPage, sections, false, loadData, () => {});
  return act(async () =>
    render(
      <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
        <CompositionContext value={composition}>
          <SlotView {...request()} skeleton={<i>wait</i>} {...changes} />
        </CompositionContext>
      </TestPage>,
    ),
  );
}
const withData = (state: SlotState) => ({ [slotKey(request())]: state });

test('requests nothing when it has data from the server; its frame names the section', async () => {
  const { container } = await show(withData({ data: 'server' }));
  expect(screen.getByText('Box server')).toBeInTheDocument();
  expect(loadData).not.toHaveBeenCalled();
  expect(container.querySelector('[data-section="mf-listings"][data-release="1.0"]')).toContainElement(
    screen.getByText('Box server'),
  );
});

test('loads its data itself otherwise and shows the skeleton until then', async () => {
  const arrival = Promise.withResolvers<SlotState>();
  loadData.mockReturnValue(arrival.promise);
  await show({});
  expect(screen.getByText('wait')).toBeInTheDocument();
  await act(async () => arrival.resolve({ data: 'late' }));
  expect(screen.getByText('Box late')).toBeInTheDocument();
  expect(loadData).toHaveBeenCalledTimes(1);
});

test('shows the notice after a failure on the server and recovers automatically', async () => {
  await show(withData({ failed: true }));
  expect(screen.getByText('Ons aanbod kan op dit moment niet worden getoond.')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1499));
  expect(loadData).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Box fresh')).toBeInTheDocument();
});

test('keeps retrying at growing intervals', async () => {
  loadData.mockResolvedValue({ failed: true });
  await show(withData({ failed: true }), { fallback: 'Niet nu' });
  expect(screen.getByText('Niet nu')).toBeInTheDocument();
  for (const [delay, tries] of [
    [1500, 1],
    [3000, 2],
    [6000, 3],
  ] as const) {
    await act(() => jest.advanceTimersByTimeAsync(delay - 1));
    expect(loadData).toHaveBeenCalledTimes(tries - 1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(loadData).toHaveBeenCalledTimes(tries);
  }
  loadData.mockResolvedValue({ data: 'back' });
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(screen.getByText('Box back')).toBeInTheDocument();
});

test.each([
  ['throws while it is rendered', { data: 'throw' }],
  ['cannot be loaded', { data: 'server' }],
])('a fragment that %s shows its fallback and nothing else, until a retry succeeds', async (_what, state) => {
  const down = track(Promise.reject(new Error('404')));
  if (state.data === 'server') load.mockReturnValue(down);
  await show(withData(state), { fallback: 'Niet nu' });
  expect(screen.getByText('Niet nu')).toBeInTheDocument();
  expect(error.mock.calls.flat().join()).toContain('[facade] section mf-listings failed');
  load.mockReturnValue(track(Promise.resolve(fragment)));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByText('Box fresh')).toBeInTheDocument();
});

test('a fragment with `visible` loads nothing before it comes into view', async () => {
  await show({}, { when: 'visible' });
  expect([load.mock.calls, loadData.mock.calls]).toEqual([[], []]);
  await see(false);
  expect(loadData).not.toHaveBeenCalled();
  await see(true);
  expect(screen.getByText('Box fresh')).toBeInTheDocument();
  expect(observers.at(-1)?.stopped).toBe(true);
});

test('a fragment with `idle` hydrates when the browser is idle', async () => {
  await show({}, { when: 'idle' });
  expect(loadData).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText('Box fresh')).toBeInTheDocument();
});

test('stops watching and retrying once it is removed from the page', async () => {
  const { unmount } = await show(withData({ failed: true }), { when: 'visible' });
  await see(true);
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loadData).not.toHaveBeenCalled();
});

test('shows a skeleton for a fragment that only the browser may load, and loads it at once', async () => {
  await show(withData({ failed: true, leftToBrowser: true }), { fallback: 'gone' });
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(screen.queryByText('gone')).toBeNull();
  await act(async () => jest.advanceTimersByTime(1));
  expect(await screen.findByText('Box fresh')).toBeInTheDocument();
});
