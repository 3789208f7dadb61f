import { ServerSwap } from './server-swap.ts';

const NEVER = 2 ** 30;
const isDone = async (promise: Promise<void>): Promise<boolean> => {
  const other = {};
  return (await Promise.race([promise, Promise.resolve(other)])) !== other;
};

test('waits for a build that began after the change, and for no other', async () => {
  const swap = new ServerSwap();
  swap.caughtUp(100);
  expect(await isDone(swap.includes(100, NEVER))).toBe(true);
  const waits = swap.includes(150, NEVER);
  swap.caughtUp(120);
  expect(await isDone(waits)).toBe(false);
  swap.caughtUp(150);
  await waits;
  // An older build that ends late reverts nothing.
  swap.caughtUp(90);
  await swap.includes(150, NEVER);
});

test('the wait times out', async () => {
  await expect(new ServerSwap().includes(1, 1)).resolves.toBeUndefined();
});
