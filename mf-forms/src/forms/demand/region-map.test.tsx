import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { act, render } from '@testing-library/react';
import { Form } from 'react-final-form';
import { formPage } from '../../testing/form-page.tsx';
import { RegionMap } from './region-map.tsx';

const api = startApi();
const ZONES = ['ath', 'lens', 'lessines'].map((id, index) => ({ id, name: id, lat: 50 + index, lng: 3.7 }));
const SQUARE = [
  [
    [
      [3, 50],
      [4, 50],
      [4, 51],
      [3, 50],
    ],
  ],
];

test('fetches the outline of each municipality once, however many are chosen', async () => {
  let answers = 0;
  api.answer('get', '/areas', async () => {
    const order = answers++;
    await new Promise((resolve) => setTimeout(resolve, order * 30));
    return HttpResponse.json({ geometry: { coordinates: SQUARE } });
  });
  const zones = ZONES.map(({ id }) => id);
  render(formPage(<Form onSubmit={() => {}} initialValues={{ zones }} render={() => <RegionMap zones={ZONES} />} />));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(api.calls.filter(({ path }) => path.startsWith('/areas'))).toHaveLength(3);
});
