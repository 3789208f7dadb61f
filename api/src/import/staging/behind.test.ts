import { setTimeout as wait } from 'node:timers/promises';
import { Behind } from './behind.ts';

test('a few pieces of work go on at a time', async () => {
  const behind = new Behind();
  let running = 0;
  let most = 0;
  let done = 0;
  for (let number = 0; number < 10; number += 1)
    await behind.begin(async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(2);
      running -= 1;
      done += 1;
    });
  expect([most, done < 10]).toEqual([3, true]);
  await behind.finish();
  expect([running, done]).toEqual([0, 10]);
});

test.each([1, 5])('a failure is thrown by what is begun later, or at the end (%i more)', async (more) => {
  const behind = new Behind();
  const begin = (work: () => Promise<unknown>) => behind.begin(work);
  await begin(async () => {
    await wait(1);
    throw new Error('the disk is full');
  });
  const rest = async () => {
    for (let number = 0; number < more; number += 1) await begin(() => wait(5));
    await behind.finish();
  };
  await expect(rest()).rejects.toThrow('the disk is full');
});
