import { API_LIMITS } from '@facade/server-kit/api-limits';
import { readSettings } from '../../commands/settings.ts';
import { stopLimit } from './stop-limit.ts';

test.each([undefined, '0', '600'])(
  'a drain of FACADE_DRAIN_SECONDS=%s and the closing of the api end before',
  (given) => {
    const { FACADE_DRAIN_SECONDS: seconds } = readSettings(['FACADE_DRAIN_SECONDS'], { FACADE_DRAIN_SECONDS: given });
    expect(stopLimit(seconds)).toBeGreaterThan(seconds * 1000 + API_LIMITS.close);
  },
);
