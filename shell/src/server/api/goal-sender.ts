import type { GoalExchange, GoalSum } from '@facade/shared-domain/goals';
import { TIME_LIMITS } from '../time-limits.ts';

/** How often the goals are exchanged with the api, in milliseconds. */
export const EXCHANGE_GOALS = 5000;

/** Stores counted goals in the api, and answers the sums of all shells. Outside of its `/api`, so that visitors cannot. */
export const goalSender =
  (apiUrl: string) =>
  async (exchange: GoalExchange): Promise<GoalSum[]> => {
    const response = await fetch(`${apiUrl}/goals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(exchange),
      signal: AbortSignal.timeout(TIME_LIMITS.apiAnswer),
    });
    if (!response.ok) throw new Error(`the api answered ${response.status} to the goals`);
    return ((await response.json()) as { sums: GoalSum[] }).sums;
  };
