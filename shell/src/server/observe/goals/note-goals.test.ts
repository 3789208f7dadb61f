import type { FastifyRequest } from 'fastify';
import type { Observer } from '../observer.ts';
import { noteGoals } from './note-goals.ts';

const goals = { documentSent: jest.fn(), accepted: jest.fn(), refused: jest.fn() };
const posted = (url: string, agent = 'Mozilla/5.0 Firefox/140.0') =>
  ({
    ...{ method: 'POST', url, headers: { 'user-agent': agent }, cookies: {}, ip: '2001:db8::7' },
    ...{ shown: null, sentForm: null },
  }) as unknown as FastifyRequest;
const answered = (request: FastifyRequest, status: number) =>
  noteGoals({ goals } as unknown as Observer, request, status);

beforeEach(() => jest.clearAllMocks());

test.each([
  ['/api/forms/contact?x=1', 200, 1, 0],
  ['/api/forms/contact', 422, 0, 1],
  ['/nowhere/', 404, 0, 1],
  ['/api/subscriptions/stop', 400, 0, 0],
  // The api is away, or this address sends too much: that says nothing of the form.
  ['/api/forms/contact', 503, 0, 0],
  ['/api/forms/contact', 429, 0, 0],
])('a post to %s that is answered with %i', (url, status, accepted, refused) => {
  answered(posted(url), status);
  expect([goals.accepted.mock.calls.length, goals.refused.mock.calls.length]).toEqual([accepted, refused]);
});

test('a refusal names the network of the visitor, not the browser', () => {
  for (const agent of ['Mozilla/5.0 Firefox/140.0', 'Mozilla/5.0 Firefox/141.0'])
    answered(posted('/api/forms/contact', agent), 422);
  const [[visitor, form, network], [other, , same]] = goals.refused.mock.calls;
  expect([form, network, visitor === other]).toEqual(['contact', same, false]);
});
