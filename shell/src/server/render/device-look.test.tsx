import { DEVICE_LOOK } from './device-look.ts';

// biome-ignore lint/security/noGlobalEval: runs the head's script like a browser
const run = () => window.eval(DEVICE_LOOK);

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.look;
});

test.each([
  ['no-map', 'no-map'],
  ['large-map other', 'large-map other'],
  ['', undefined],
  ['"><script>', undefined],
  ['x'.repeat(41), undefined],
])('the word %p on this device becomes %p in the document', (stored, look) => {
  localStorage.setItem('facade.look', stored);
  run();
  expect(document.documentElement.dataset.look).toBe(look);
});

test('a device without a word, or without storage, has no look', () => {
  run();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  run();
  jest.restoreAllMocks();
  expect(document.documentElement.dataset.look).toBeUndefined();
});
