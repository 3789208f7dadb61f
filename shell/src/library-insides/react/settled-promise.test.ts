import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { fulfilled, rejected, track } from './settled-promise.ts';

function Reader({ promise }: { promise: Promise<string> }) {
  return createElement('p', null, use(promise));
}

/** Renders in one pass like the server: a component that suspends leaves the fallback. */
const read = (promise: Promise<string>) =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Reader, { promise })));

test('React reads a promise marked as fulfilled in the same pass', () => {
  expect(read(fulfilled('there'))).toContain('<p>there</p>');
});

test('React reads a tracked promise once it has settled', async () => {
  const promise = track(Promise.resolve('there'));
  expect(read(promise)).toContain('waiting');
  await promise;
  expect(read(promise)).toContain('<p>there</p>');
});

test('React does not read an unmarked promise; if it does, the marks are no longer needed', async () => {
  const promise = Promise.resolve('there');
  await promise;
  expect(read(promise)).toContain('waiting');
});

test('React throws the reason of a promise marked as rejected', () => {
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
