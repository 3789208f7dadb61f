import { spawnSync } from 'node:child_process';
import { cutPower } from '../../../testing/power-cut.ts';
import { canMount } from '../../../testing/small-disk.ts';

// A hundred cuts are `npm run bench -- restarts`.

const SEED = 20_261_127;
const canCut = canMount() && spawnSync('losetup', ['--find']).status === 0;
const title = 'an embedded database whose power is cut';

(canCut ? describe : describe.skip)(
  `${title}${canCut ? '' : ' (skipped: this user may not mount a disk in a file)'}`,
  () => {
    test('has every commit that it acknowledged', async () => {
      const { acknowledged, ...rest } = await cutPower(4, { seed: SEED });
      expect(acknowledged).toBeGreaterThan(100);
      expect(rest).toEqual({ lost: 0, failures: [] });
    });

    test('would lack some if it did not wait for the disk', async () => {
      expect((await cutPower(2, { seed: SEED, isDurable: false })).lost).toBeGreaterThan(0);
    });
  },
);
