import { reopen, takeFailedDocument } from './reopen.ts';

// jsdom cannot reload, and says so.
jest.spyOn(console, 'error').mockImplementation(() => {});

test('a document that fails by itself is loaded once more, without scripts, and then tried again', () => {
  history.replaceState({ key: 'a' }, '');
  reopen(true);
  expect(takeFailedDocument()).toBe(true);
  expect(history.state).toEqual({ key: 'a' });
  expect(takeFailedDocument()).toBe(false);
});

test('a page that the document changed to is loaded as a document with its scripts', () => {
  history.replaceState({ key: 'a' }, '');
  reopen(false);
  expect([takeFailedDocument(), history.state]).toEqual([false, { key: 'a' }]);
});
