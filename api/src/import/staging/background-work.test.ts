import { setTimeout as wait } from 'node:timers/promises';
import { BackgroundWork } from './background-work.ts';

test('a few tasks run at once', async () => {
  const work = new BackgroundWork();
  let running = 0;
  let most = 0;
  let done = 0;
  for (let number = 0; number < 10; number += 1)
    await work.begin(async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(2);
      running -= 1;
      done += 1;
    });
  expect([most, done < 10]).toEqual([3, true]);
  await work.finish();
  expect([running, done]).toEqual([0, 10]);
});

test.each([1, 5])('a failure is thrown by a later task, or at the end (%i more)', async (more) => {
  const work = new BackgroundWork();
  const begin = (task: () => Promise<unknown>) => work.begin(task);
  await begin(async () => {
    await wait(1);
    throw new Error('the disk is full');
  });
  const rest = async () => {
    for (let number = 0; number < more; number += 1) await begin(() => wait(5));
    await work.finish();
  };
  await expect(rest()).rejects.toThrow('the disk is full');
});
