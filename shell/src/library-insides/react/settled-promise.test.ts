import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { fulfilled, rejected, track } from './settled-promise.ts';

function Reader({ promise }: { promise: Promise<string> }) {
  return createElement('p', null, use(promise));
}

/** In one pass, as the server renders: what suspends leaves the fallback. */
const read = (promise: Promise<string>) =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Reader, { promise })));

test('React reads a promise that is marked as fulfilled in the same pass', () => {
  expect(read(fulfilled('there'))).toContain('<p>there</p>');
});

test('and one that was tracked, once it has settled', async () => {
  const promise = track(Promise.resolve('there'));
  expect(read(promise)).toContain('waiting');
  await promise;
  expect(read(promise)).toContain('<p>there</p>');
});

test('it does not read one that nobody has marked: without that the marks are not needed any more', async () => {
  const promise = Promise.resolve('there');
  await promise;
  expect(read(promise)).toContain('waiting');
});

test('React throws the reason of a promise that is marked as rejected', () => {
  const thrown = jest.fn();
  function Catcher({ promise }: { promise: Promise<string> }) {
    try {
      return createElement('p', null, use(promise));
    } catch (error) {
      thrown(error);
      return null;
    }
  }
  const reason = new Error('no such page');
  renderToString(createElement(Catcher, { promise: rejected(reason) }));
  expect(thrown).toHaveBeenCalledWith(reason);
});
