import { GlobalChanges } from './global-changes.ts';

test('finds what code changes of built-in objects, each once, even if it also changes what finds it', () => {
  const changes = new GlobalChanges();
  expect(changes.take()).toEqual([]);
  const { at } = Array.prototype;
  const { get } = Map.prototype;
  const iterator = Object.getPrototypeOf([][Symbol.iterator]());
  const { next } = iterator;
  let found: string[];
  try {
    Array.prototype.at = () => 1;
    Map.prototype.get = () => undefined;
    iterator.next = () => ({ done: true, value: undefined });
    Object.assign(globalThis, { left: 1, webpackChunkOfABuild: [] });
    found = changes.take();
  } finally {
    iterator.next = next;
    Array.prototype.at = at;
    Map.prototype.get = get;
  }
  expect(found).toEqual([
    'globalThis.left',
    '%ArrayIteratorPrototype%.next',
    'Array.prototype.at',
    'Map.prototype.get',
  ]);
  Reflect.deleteProperty(globalThis, 'left');
  Reflect.deleteProperty(globalThis, 'webpackChunkOfABuild');
});
