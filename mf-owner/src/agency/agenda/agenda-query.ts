import type { Language } from '@facade/shared-domain/model';

/** The api's query for the URL of the agenda: an invalid day is left out, which means this week. */
export function agendaQuery(params: Pick<URLSearchParams, 'get'>, language: Language): string {
  const week = params.get('week') ?? '';
  const agent = params.get('agent') ?? '';
  const isDay = /^20\d\d-\d\d-\d\d$/.test(week) && new Date(`${week}T00:00:00Z`).toJSON()?.slice(0, 10) === week;
  return new URLSearchParams({
    lang: language,
    ...(isDay ? { week } : {}),
    ...(agent && agent.length <= 254 ? { agent } : {}),
  }).toString();
}
