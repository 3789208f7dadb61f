import { TestPage } from '@facade/section-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createComposition } from '../client/composition.ts';
import { loadMessages } from '../layout/messages/load-messages.ts';
import { siteWithMenu } from '../layout/test-site.ts';
import { fulfilled, track } from '../library-insides/react/settled-promise.ts';
import nl from '../locales/nl.json';
import { type Composition, CompositionContext } from './composition-context.ts';
import type { LoadedPage, PageView as View } from './loading/loaded-page.ts';
import type { SectionLoader } from './loading/section-loader.ts';
import { PageView } from './page-view.tsx';

// A message page comes with its code.
beforeAll(async () => void (await loadMessages()));

const pageFailed = jest.fn();
// jsdom has no User Timing API.
const measure = jest.fn();
Object.assign(performance, { measure });
const error = jest.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => error.mockRestore());

function show(
  view: View,
  load: () => Promise<unknown> = () => Promise.reject(new Error('down')),
  own: Partial<Composition> = {},
) {
  const page = { href: '/nl/x/', view, data: 'Ann', slots: {} } as unknown as LoadedPage;
  const sections = { load: () => track(load()), versionOf: () => '1.0' } as unknown as SectionLoader;
  const tracked = { ...sections, load: remember(sections.load as () => Promise<unknown>) } as SectionLoader;
  return act(async () =>
    render(
      <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
        <CompositionContext
          value={{ ...createComposition(page, tracked, false, async () => ({ failed: true }), pageFailed), ...own }}
        >
          <PageView page={page} />
        </CompositionContext>
      </TestPage>,
    ),
  );
}

/** Returns the same promise at every call, as React's `use` requires. */
function remember(load: () => Promise<unknown>) {
  let known: Promise<unknown> | undefined;
  return () => {
    known ??= load();
    return known;
  };
}

const SECTION: View = { type: 'section', section: 'mf-a', page: 'hello' };

test("renders a section's page in a frame that names the section", async () => {
  const Component = ({ data }: { data: unknown }) => <h1>Dag {String(data)}</h1>;
  const { container } = await show(SECTION, async () => ({ page: { Component } }));
  expect(screen.getByRole('heading', { name: 'Dag Ann' })).toBeInTheDocument();
  expect(container.querySelector('[data-section="mf-a"][data-release="1.0"][data-expose="page-hello"]')).not.toBeNull();
  expect(measure).toHaveBeenCalledWith('mf-a/page-hello', { start: expect.any(Number) });
});

test.each([
  ['is not there', () => Promise.reject(new Error('down'))],
  [
    'throws',
    async () => ({
      page: {
        Component: () => {
          throw new Error('broken');
        },
      },
    }),
  ],
])('a section that %s is replaced by the notice', async (_what, load) => {
  await show(SECTION, load);
  expect(screen.getByRole('heading', { name: 'Dit onderdeel is even niet beschikbaar' })).toBeInTheDocument();
  expect(error.mock.calls.flat().join()).toContain('[facade] section mf-a failed');
});

describe('a page that the server has rendered', () => {
  const HTML =
    '<div data-section="mf-a" data-release="1.0" data-expose="page-hello"><!--$--><h1>Dag Ann</h1><a href="/nl/">Home</a><!--/$--></div>';

  let root: Root;
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });

  async function hydrate(Component: () => ReactNode) {
    const container = document.createElement('div');
    container.innerHTML = HTML;
    document.body.append(container);
    const page = { href: '/nl/x/', view: SECTION, data: 'Ann', slots: {} } as unknown as LoadedPage;
    const loaded = track(Promise.resolve({ page: { Component } }));
    const sections = { load: () => loaded, versionOf: () => '1.0' } as unknown as SectionLoader;
    await act(async () => {
      root = hydrateRoot(
        container,
        <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
          <CompositionContext
            value={createComposition(page, sections, true, async () => ({ failed: true }), pageFailed)}
          >
            <PageView page={page} />
          </CompositionContext>
        </TestPage>,
        { onRecoverableError: () => {} },
      );
    });
    return container;
  }

  test('stays readable when its section fails only in the browser', async () => {
    const container = await hydrate(() => {
      throw new Error('no such function in this browser');
    });
    expect(pageFailed).toHaveBeenCalledWith('mf-a');
    expect(container.querySelector('h1')).toHaveTextContent('Dag Ann');
    expect(container.querySelector('a')).toHaveAttribute('href', '/nl/');
    expect(container).not.toHaveTextContent('even niet beschikbaar');
  });

  const Hello = ({ children }: { children?: ReactNode }) => (
    <>
      <h1>Dag Ann</h1>
      <a href="/nl/">Home</a>
      {children}
    </>
  );

  test.each([
    ['an effect', useEffect],
    ['a layout effect', useLayoutEffect],
  ])('stays readable when %s throws', async (_what, useAny) => {
    const container = await hydrate(function Fails() {
      useAny(() => {
        throw new Error('only in browsers');
      }, []);
      return <Hello />;
    });
    expect(pageFailed).toHaveBeenCalledWith('mf-a');
    expect(container.querySelector('h1')).toHaveTextContent('Dag Ann');
    expect(container).not.toHaveTextContent('even niet beschikbaar');
  });

  async function failLater(before: (container: HTMLElement) => void) {
    let fail = () => {};
    const container = await hydrate(function Fails() {
      const [failed, setFailed] = useState(false);
      fail = () => setFailed(true);
      if (failed) throw new Error('broken');
      return <Hello />;
    });
    await act(async () => before(container));
    await act(async () => fail());
    return container;
  }

  test('stays readable when a later state throws, and nobody has used it', async () => {
    const container = await failLater(() => {});
    expect(container.querySelector('a')).toHaveAttribute('href', '/nl/');
    expect(container).not.toHaveTextContent('even niet beschikbaar');
  });

  test('is replaced by the notice when its section fails once it is in use', async () => {
    const container = await failLater((own) => own.querySelector('h1')?.click());
    expect(container).toHaveTextContent('even niet beschikbaar');
  });

  test('is not used by who uses a fragment in it, or a copy of it', async () => {
    const container = await failLater((own) => {
      const fragment = document.createElement('div');
      fragment.dataset.expose = 'fragment-x';
      own.querySelector('a')?.append(fragment);
      fragment.click();
    });
    expect(container.querySelector('h1')).toHaveTextContent('Dag Ann');
  });
});

test.each([
  [{ type: 'not-found', reason: 'property' }, 'Deze pagina bestaat niet (meer)', 'We kennen geen pand met dit nummer'],
  [{ type: 'unavailable', section: 'mf-owner' }, 'Dit onderdeel is even niet beschikbaar', 'Uw eigenaarsruimte'],
  [{ type: 'later' }, 'We zijn zo terug', 'Probeer het over enkele ogenblikken opnieuw'],
  [{ type: 'error', reference: 'abc-1' }, 'Er liep iets mis aan onze kant', 'abc-1'],
  [{ type: 'error' }, 'Er liep iets mis aan onze kant', 'Onze excuses'],
] as [View, string, string][])('shows the message of %j', async (view, title, text) => {
  const { container } = await show(view);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(container).toHaveTextContent(text);
});

test.each([{ type: 'later' }, { type: 'unavailable', section: 'mf-detail' }] as View[])(
  'says that there is no connection, not that the site is busy: %j',
  async (view) => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = await show(view);
    expect(screen.getByRole('heading', { name: 'Geen verbinding' })).toBeInTheDocument();
    expect(container).not.toHaveTextContent('druk');
    expect(screen.getByRole('link', { name: 'Uw bewaarde panden' })).toHaveAttribute('href', '/nl/bewaard/');
    offline.mockRestore();
  },
);

test('shows a notice for a failed section even if the code of message pages cannot be loaded', async () => {
  await show(SECTION, undefined, { messages: () => fulfilled(null) });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Dit onderdeel is even niet beschikbaar');
});

test('shows no reference for an error without one', async () => {
  const { container } = await show({ type: 'error' });
  expect(container).not.toHaveTextContent('referentie');
});

test('shows a skeleton without an error message while the browser loads a page that only it may load', async () => {
  const { container } = await show({ type: 'unavailable', section: 'mf-a', leftToBrowser: true });
  expect(container.querySelector('[data-section="mf-a"] [aria-busy]')).not.toBeNull();
  expect(container).toHaveTextContent('');
});

test('shows the notice once such a page exceeds the timeout', async () => {
  jest.useFakeTimers();
  try {
    const { container } = await show({ type: 'unavailable', section: 'mf-a', leftToBrowser: true });
    act(() => jest.advanceTimersByTime(3600));
    expect(screen.getByRole('heading', { name: 'Dit onderdeel is even niet beschikbaar' })).toBeInTheDocument();
    expect(container.querySelector('[aria-busy]')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
