import type { ClosedDays, VisitRules, WeeklyHours } from '../content/index.ts';

/** When one agent shows homes: the agency's rules with this agent's exceptions. */
export interface AgendaRules {
  /** Length of a visit, and the minutes after it that nobody can book. */
  minutes: number;
  pause: number;
  leadHours: number;
  daysAhead: number;
  weekly: readonly WeeklyHours[];
  closed: readonly ClosedDays[];
}

/** @param agenda mail address of the agent, in lower case */
export function rulesOf(rules: VisitRules, agenda: string): AgendaRules {
  const { minutes, pause, leadHours, daysAhead, weekly, closed } = rules;
  const own = rules.agents.find(({ email }) => email === agenda);
  return {
    minutes: own?.minutes ?? minutes,
    pause: own?.pause ?? pause,
    leadHours: own?.leadHours ?? leadHours,
    daysAhead: own?.daysAhead ?? daysAhead,
    weekly: own?.weekly ?? weekly,
    // When the agency is closed, so are all agents.
    closed: [...closed, ...(own?.closed ?? [])],
  };
}
