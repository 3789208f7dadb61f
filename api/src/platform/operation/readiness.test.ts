import { Readiness } from './readiness.ts';

const check = (name: string, isRequired: boolean, run: () => Promise<boolean> | boolean) => ({
  name,
  isRequired,
  check: run,
});

describe('Readiness', () => {
  test('is ok if every check is, degraded if an optional check fails, unavailable if a required one fails', async () => {
    const readiness = new Readiness();
    expect(await readiness.report()).toEqual({ status: 'ok', checks: { drain: true } });
    const one = new Readiness();
    one.add(check('database', true, () => true));
    one.add(check('disk', false, () => false));
    expect(await one.report()).toEqual({ status: 'degraded', checks: { database: true, disk: false, drain: true } });
    const two = new Readiness();
    two.add(check('database', true, () => Promise.reject(new Error('gone'))));
    two.add(check('disk', false, () => true));
    expect(await two.report()).toEqual({ status: 'unavailable', checks: { database: false, disk: true, drain: true } });
  });

  test('times out a check that hangs', async () => {
    const readiness = new Readiness();
    readiness.add(check('database', true, () => new Promise(() => {})));
    expect(await readiness.report()).toMatchObject({ status: 'unavailable', checks: { database: false } });
  });

  test('shares one check between simultaneous probes, and is unavailable as soon as it drains', async () => {
    let runs = 0;
    const readiness = new Readiness();
    readiness.add(
      check('database', true, () => {
        runs += 1;
        return true;
      }),
    );
    await Promise.all(Array.from({ length: 50 }, () => readiness.report()));
    expect(runs).toBe(1);
    readiness.drain();
    expect(await readiness.report()).toEqual({ status: 'unavailable', checks: { database: true, drain: false } });
  });
});
