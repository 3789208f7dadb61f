import { endToEnd } from './end-to-end.ts';

test('drops headers of one connection, and those that Connection names', () => {
  const kept = { accept: '*/*', cookie: 'a=1', 'set-cookie': ['b=2', 'c=3'] };
  const headers = {
    ...kept,
    connection: 'keep-alive, X-Mine ,close',
    'x-mine': '1',
    'keep-alive': 'timeout=5',
    'proxy-authorization': 'Basic x',
    'proxy-connection': 'keep-alive',
    te: 'trailers',
    trailer: 'expires',
    'transfer-encoding': 'chunked',
    upgrade: 'a',
    expect: '100-continue',
  };
  expect(endToEnd(headers)).toEqual(kept);
});
