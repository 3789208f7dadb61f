import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi, type TestApi } from '@facade/section-kit/testing/api';
import type { MapFeature } from '@facade/shared-domain/model';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import nl from '../locales/nl.json';
import { ListMap } from '../map/list-map.tsx';
import { loadList } from '../pages/load-list.ts';
import { listArgs, startHomesApi } from './homes-api.ts';
import { sampleProperty } from './samples.ts';

/** A square around Ath. */
export const ring = [
  [3.7, 50.6],
  [3.8, 50.6],
  [3.8, 50.7],
  [3.7, 50.7],
];
const home: MapFeature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [3.778, 50.63] },
  properties: { id: 500, price: 285000, title: 'Woning, Aat', area: true, availability: 'available' },
};

let href = '';
export const shownAddress = () => href;
function Address() {
  const { pathname, search } = useLocation();
  href = pathname + search;
  return null;
}

let api: TestApi;

/** For the tests of a file: an api with one home and some towns. */
export function prepareListMap() {
  api = startApi();
  const homesApi = startHomesApi(api);
  beforeEach(() => {
    // Everything is seen at once.
    globalThis.IntersectionObserver = class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ isIntersecting: true }]);
      }
      disconnect() {}
    } as never;
    api.answer('get', '/map', () => HttpResponse.json({ type: 'FeatureCollection', features: [home] }));
    homesApi([sampleProperty({ id: 500 })]);
  });
  return api;
}

type Lit = Pick<ComponentProps<typeof ListMap>, 'active' | 'onHover' | 'onFollowed'> & { hasRoads: boolean };

const ignore = () => undefined;

/** The map of a list, ready: what the page posted to its frame, and what the frame says to it. */
export async function openListMap(
  query = '',
  { active = null, onHover = ignore, onFollowed = ignore, hasRoads = false }: Partial<Lit> = {},
) {
  const data = await loadList(listArgs(query, api));
  render(
    <TestPage
      site={sampleSite('nl', { map: { tileUrl: '', attribution: '', hasRoads } })}
      locales={{ 'mf-listings': nl }}
      path={`/nl/te-koop/${query}`}
    >
      <ListMap data={data} path="/nl/te-koop/" {...{ active, onHover, onFollowed }} />
      <Address />
    </TestPage>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Kaart met de resultaten');
  const post = jest.fn();
  const source = frame.contentWindow as Window;
  source.postMessage = post;
  const say = (data: object) =>
    act(async () => {
      const { origin } = window.location;
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: { source: 'facade-map', ...data } }));
    });
  fireEvent.load(frame);
  await waitFor(() => expect(post).toHaveBeenCalled());
  await say({ kind: 'ready' });
  return { say, info: () => post.mock.lastCall?.[0].messageInfo, message: () => post.mock.lastCall?.[0] };
}

export const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
