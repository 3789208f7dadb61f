import { expect } from 'playwright/test';

/** Waits until what is read stays the same from one look to the next: nothing glides, zooms or regroups any more. */
export async function untilStill(read: () => Promise<unknown>): Promise<void> {
  let before = '';
  const isStill = async () => {
    const now = JSON.stringify(await read());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { message: 'stands still', intervals: [150] }).toBe(true);
}
