import { API_LIMITS } from '@facade/server-kit/api-limits';
import { TIME_LIMITS } from './time-limits.ts';

const { releasesTogether, releaseFile, apiAnswer, pageLoad, passedOn, requestHead, request, stalled, keepAlive } =
  TIME_LIMITS;

const isAscending = (limits: number[]) =>
  limits.every((limit, index) => index === 0 || limit > Number(limits[index - 1]));

test('a page is loaded for longer than it waits for the api, and a form gets two attempts within a request that is passed on', () => {
  expect(isAscending([apiAnswer, pageLoad, passedOn])).toBe(true);
  expect(2 * apiAnswer).toBeLessThan(passedOn);
});

test('the api refuses before the shell stops waiting for what it passes on', () => {
  expect(isAscending([API_LIMITS.answer, passedOn])).toBe(true);
  expect(isAscending([API_LIMITS.picture, passedOn])).toBe(true);
  expect(isAscending([API_LIMITS.upload, passedOn])).toBe(true);
});

test('a page does not wait until the api refuses', () => expect(apiAnswer).toBeLessThan(API_LIMITS.answer));

test('a connection lives longer than anything on it', () => {
  expect(isAscending([requestHead, request, stalled, keepAlive])).toBe(true);
  expect(passedOn).toBeLessThan(stalled);
  expect(request).toBeLessThan(TIME_LIMITS.uploadRequest);
});

test('the first look for releases does not wait for a host that hangs', () => {
  expect(isAscending([releasesTogether, releaseFile])).toBe(true);
});
