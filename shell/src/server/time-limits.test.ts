import { ACCOUNT_REQUEST, EDIT_REQUEST, FORM_ATTEMPT, LAST_FORM_RETRY } from '@facade/section-kit/time-limits';
import { API_LIMITS } from '@facade/server-kit/api-limits';
import { BROWSER_DATA, NAVIGATION, PENDING_PAGE, SECTION_LOAD, STORED_PAGE } from '../composition/time-limits.ts';
import { TIME_LIMITS } from './time-limits.ts';

const {
  releasesTogether,
  releaseFile,
  apiAnswer,
  pageLoad,
  render,
  passedOn,
  requestHead,
  request,
  stalled,
  keepAlive,
} = TIME_LIMITS;

const isAscending = (limits: number[]) =>
  limits.every((limit, index) => index === 0 || limit > Number(limits[index - 1]));

test('a page may load longer than it waits for the api, and a form gets two attempts within a forwarded request', () => {
  expect(isAscending([apiAnswer, pageLoad, render, passedOn])).toBe(true);
  expect(2 * apiAnswer).toBeLessThan(passedOn);
});

test('the api refuses before the shell times out a forwarded request', () => {
  expect(isAscending([API_LIMITS.answer, passedOn])).toBe(true);
  expect(isAscending([API_LIMITS.picture, passedOn])).toBe(true);
  expect(isAscending([API_LIMITS.upload, passedOn])).toBe(true);
});

test('a page times out before the api refuses', () => expect(apiAnswer).toBeLessThan(API_LIMITS.answer));

test('a connection lasts longer than any request on it', () => {
  expect(isAscending([requestHead, request, stalled, keepAlive])).toBe(true);
  expect(passedOn).toBeLessThan(stalled);
  expect(request).toBeLessThan(TIME_LIMITS.uploadRequest);
});

test('the first poll for releases does not wait for a hanging host', () => {
  expect(isAscending([releasesTogether, releaseFile])).toBe(true);
});

test('a browser shows the notice of a page after its code timed out, and within the time the server loads a page', () => {
  expect(isAscending([SECTION_LOAD, PENDING_PAGE, pageLoad])).toBe(true);
});

test('a browser loads a page as a document only after the server would have answered a request for data', () => {
  expect(isAscending([SECTION_LOAD, pageLoad, NAVIGATION])).toBe(true);
  expect(isAscending([apiAnswer, BROWSER_DATA])).toBe(true);
});

test('a browser shows a stored page only after the server would have answered', () => {
  expect(isAscending([pageLoad, STORED_PAGE])).toBe(true);
});

test('a form waits for the api to refuse it, and is retried after a timeout', () => {
  expect(isAscending([API_LIMITS.answer, FORM_ATTEMPT, LAST_FORM_RETRY])).toBe(true);
});

test('a request about an account or of an edit outlasts the shell, which reports the timeout', () => {
  expect(isAscending([API_LIMITS.edit, passedOn, ACCOUNT_REQUEST])).toBe(true);
  expect(isAscending([passedOn, EDIT_REQUEST])).toBe(true);
});
