import type { GoalExchange, GoalSum } from '@facade/shared-domain/goals';
import { Goals } from './goals.ts';

const reached: string[] = [];
const dropped = jest.fn();
let goals: Goals;
beforeEach(() => {
  reached.length = 0;
  dropped.mockClear();
  goals = new Goals({
    reached: (goal, { step, section, release }) => void reached.push(`${goal} ${step} ${section}@${release}`),
    dropped,
  });
});
const releases = { 'mf-a': '1' };
const page = { kind: 'page', forms: ['contact'], releases };

test('counts a visitor once per step, with the steps before it and all forms together', () => {
  goals.documentSent('An', page);
  goals.documentSent('An', page);
  goals.refused('An', 'contact', 'home');
  goals.accepted('An', 'contact');
  const steps = ['shown', 'begun', 'sent', 'refused', 'accepted'];
  for (const goal of ['contact', 'any-form'])
    expect(reached.filter((one) => one.startsWith(goal))).toEqual(steps.map((step) => `${goal} ${step} mf-a@1`));
});

test('a form that is sent to another address is refused; one of a visitor who saw none does not count', () => {
  goals.documentSent('An', page);
  reached.length = 0;
  goals.refused('An', 'kontact', 'home');
  goals.accepted('Jan', 'contact');
  expect(reached).toEqual(['any-form begun mf-a@1', 'any-form sent mf-a@1', 'any-form refused mf-a@1']);
});

test('a visitor who gets another release begins anew with it; what is sent counts for the release that showed it', () => {
  goals.documentSent('An', page);
  goals.documentSent('An', { ...page, releases: { 'mf-a': '2' } });
  goals.accepted('An', 'contact');
  expect(reached).toContain('contact shown mf-a@2');
  expect(reached).toContain('contact accepted mf-a@2');
  expect(reached).not.toContain('contact accepted mf-a@1');
});

test('a search goes from a list over a home to a form, in this order', () => {
  goals.documentSent('Jan', { kind: 'property', forms: [], releases });
  expect(reached).toEqual([]);
  goals.documentSent('An', { kind: 'sale-list', forms: [], releases });
  goals.pageShown('An', { kind: 'property', forms: ['visit'], releases: { 'mf-b': '7' } });
  goals.begun('An', 'visit', { 'mf-b': '7' });
  goals.accepted('An', 'visit');
  const search = reached.filter((one) => one.startsWith('search'));
  expect(search).toEqual(['shown', 'begun', 'sent', 'accepted'].map((step) => `search ${step} mf-a@1`));
  expect(reached).toContain('visit accepted mf-b@7');
});

test('browsers may name only so many forms', () => {
  for (let number = 0; number < 300; number += 1) goals.begun('An', `form-${'x'.repeat(number)}`, releases);
  expect(new Set(reached.map((one) => one.split(' ')[0])).size).toBeLessThanOrEqual(101);
  goals.documentSent('An', page);
  expect(reached).toContain('contact shown mf-a@1');
});

describe('the sums of all shells', () => {
  const since = '2026-11-28T00:00:00.000Z';
  const sums = (visitors: Record<string, [release: string, visitors: number]>): GoalSum[] =>
    Object.entries(visitors).map(([step, [release, count]]) => ({
      goal: 'contact',
      step: step as GoalSum['step'],
      section: 'mf-a',
      release,
      visitors: count,
      settled: count,
    }));

  test('are compared with: a new live release whose posts all fail is named within 30', async () => {
    goals.follow([{ section: 'mf-a', release: '2', other: '1', isCanary: false, since }]);
    await goals.exchange(async () => sums({ shown: ['1', 900], sent: ['1', 50], accepted: ['1', 44] }));
    for (let number = 1; number <= 30 && dropped.mock.calls.length === 0; number += 1) {
      goals.documentSent(`visitor ${number}`, { ...page, releases: { 'mf-a': '2' } });
      goals.refused(`visitor ${number}`, 'contact', `network ${number}`);
    }
    expect(dropped).toHaveBeenCalledWith(
      expect.objectContaining({
        section: 'mf-a',
        release: '2',
        goal: 'contact',
        why: expect.stringContaining('44 of 50'),
        withdraws: true,
      }),
    );
  });

  test('are not lowered by many browsers of one network whose posts are refused', async () => {
    goals.follow([{ section: 'mf-a', release: '2', other: '1', isCanary: false, since }]);
    await goals.exchange(async () => sums({ shown: ['1', 900], sent: ['1', 50], accepted: ['1', 50] }));
    for (let number = 1; number <= 60; number += 1) {
      goals.documentSent(`browser ${number}`, { ...page, releases: { 'mf-a': '2' } });
      goals.refused(`browser ${number}`, 'contact', 'network');
    }
    expect(reached.filter((one) => one === 'contact refused mf-a@2')).toHaveLength(1);
    expect(dropped).not.toHaveBeenCalled();
  });

  test.each([
    [false, 'a live release is only named'],
    [true, 'a canary is withdrawn'],
  ])('canary %s: %s when fewer of those who are shown a form send it', async (isCanary) => {
    goals.follow([{ section: 'mf-a', release: '2', other: '1', isCanary, since }]);
    await goals.exchange(async () => [
      ...sums({ shown: ['1', 9000], accepted: ['1', 900] }),
      ...sums({ shown: ['2', 900], accepted: ['2', 3] }),
    ]);
    goals.documentSent('An', { ...page, releases: { 'mf-a': '2' } });
    const why = expect.stringContaining('900 of 9000');
    expect(dropped).toHaveBeenCalledWith(expect.objectContaining({ goal: 'contact', why, withdraws: isCanary }));
  });

  test('a live release is not compared by visitors who have just been shown a form', async () => {
    goals.follow([{ section: 'mf-a', release: '2', other: '1', isCanary: false, since }]);
    await goals.exchange(async () => sums({ shown: ['1', 900], begun: ['1', 800], accepted: ['1', 700] }));
    for (let number = 1; number <= 200; number += 1)
      goals.documentSent(`visitor ${number}`, { ...page, releases: { 'mf-a': '2' } });
    expect(dropped).not.toHaveBeenCalled();
  });

  test('of sections that changed together, the newest is accountable', async () => {
    goals.follow([
      { section: 'mf-a', release: '2', other: '1', isCanary: false, since },
      { section: 'mf-b', release: '2', other: '1', isCanary: false, since: '2026-11-28T01:00:00.000Z' },
    ]);
    const stored = sums({ sent: ['1', 50], accepted: ['1', 50] });
    await goals.exchange(async () => [...stored, ...stored.map((sum) => ({ ...sum, section: 'mf-b' }))]);
    for (let number = 1; number <= 60; number += 1) {
      goals.documentSent(`visitor ${number}`, { ...page, releases: { 'mf-a': '2', 'mf-b': '2' } });
      goals.refused(`visitor ${number}`, 'contact', `network ${number}`);
    }
    expect(new Set(dropped.mock.calls.map(([{ section }]) => section))).toEqual(new Set(['mf-b']));
  });

  test('what the api did not take is sent again, added up', async () => {
    goals.documentSent('An', page);
    await expect(goals.exchange(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    goals.documentSent('Jan', page);
    const sent: GoalExchange[] = [];
    const take = async (exchange: GoalExchange) => {
      sent.push(exchange);
      return [];
    };
    await goals.exchange(take);
    await goals.exchange(take);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.counts).toContainEqual({
      goal: 'contact',
      step: 'shown',
      section: 'mf-a',
      release: '1',
      visitors: 2,
    });
  });
});
