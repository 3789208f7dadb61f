import { until } from '@facade/server-kit/until';
import { UpstreamLog } from '../observe/logs/upstream-log.ts';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { FormSender } from './form-sender.ts';

let api: FakeApi;
let forms: FormSender;
afterEach(async () => {
  forms.close();
  await api.close();
});

test('limits the forms in progress and in the queue; refuses the next one at once without a retry', async () => {
  api = await startFakeApi({ 'POST /forms/contact': 'hang' });
  const log = { warn: jest.fn() };
  const onRefused = jest.fn();
  const limits = { connections: 1, waiting: 1, timeout: 60_000 };
  forms = new FormSender({ apiUrl: api.url, upstreamLog: new UpstreamLog(), onRefused, limits });
  const disconnect = new AbortController();
  const send = () =>
    forms.send({ path: '/forms/contact', values: {}, headers: {}, key: 'k', disconnect: disconnect.signal, log });
  const sent = [send(), send()];
  await until(() => api.calls.length === 1);
  expect(await send()).toBeNull();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls).toEqual([
    [expect.objectContaining({ failure: 'busy', count: 1 }), 'the api did not answer a request'],
  ]);
  disconnect.abort(new Error('gone'));
  for (const one of sent) await expect(one).rejects.toThrow('gone');
  expect(api.calls).toHaveLength(1);
});
