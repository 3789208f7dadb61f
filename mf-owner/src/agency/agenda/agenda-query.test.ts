import { agendaQuery } from './agenda-query.ts';

const query = (text: string) => agendaQuery(new URLSearchParams(text), 'nl');

test('the week and the agent of the address reach the api', () => {
  expect(query('')).toBe('lang=nl');
  expect(query('week=2026-11-24&agent=an%40example.be')).toBe('lang=nl&week=2026-11-24&agent=an%40example.be');
});

test.each(['week=2026-02-30', 'week=1-1-1', 'week=9999-01-01', 'week=x', 'agent=', `agent=${'a'.repeat(300)}`])(
  '%s is invalid and ignored',
  (text) => expect(query(text)).toBe('lang=nl'),
);
