import type { AgendaAnswer } from '@facade/shared-domain/model';
import { agent, manager, summary } from './sample-leads.ts';

const an = { email: 'an@example.be', name: 'An Devos' };
const bob = { email: 'bob@example.be', name: 'Bob Maes' };
const home = {
  kind: 'property' as const,
  id: 4321,
  title: 'Huis te koop in Ath',
  address: 'Rue Haute 5, 7800 Ath',
  path: '/nl/te-koop/ath/huis/4321/',
};

const visit: AgendaAnswer['visits'][number] = {
  id: '1c9d3139-8c10-4647-9ce1-51040e9084d0',
  leadId: summary.id,
  status: 'booked',
  start: '2026-11-24T10:00:00+01:00',
  end: '2026-11-24T10:45:00+01:00',
  sequence: 2,
  canChange: true,
  agent: an,
  home,
  visitor: { name: 'Jean Leclercq', email: 'jean@example.be', phone: '+32470123456' },
};

/** A week as a manager sees it. */
export const agenda: AgendaAnswer = {
  staff: manager,
  today: '2026-11-24',
  week: '2026-11-23',
  agents: [an, bob],
  agent: null,
  visits: [
    visit,
    {
      ...visit,
      id: '2c9d3139-8c10-4647-9ce1-51040e9084d0',
      status: 'booked',
      start: '2026-11-24T14:00:00+01:00',
      end: '2026-11-24T14:45:00+01:00',
      agent: bob,
      visitor: {
        name: 'Marie-Antoinette Vandenbroucke',
        email: 'marie-antoinette.vandenbroucke@example.be',
        phone: null,
      },
    },
    {
      ...visit,
      id: '3c9d3139-8c10-4647-9ce1-51040e9084d0',
      status: 'cancelled',
      canChange: false,
      start: '2026-11-26T14:00:00+01:00',
      end: '2026-11-26T14:45:00+01:00',
    },
  ],
  changes: [
    {
      id: 7,
      kind: 'closed',
      agent: an,
      start: '2026-11-27T09:00:00+01:00',
      end: '2026-11-27T12:00:00+01:00',
      home: null,
    },
    { id: 8, kind: 'open', agent: bob, start: '2026-11-28T10:00:00+01:00', end: '2026-11-28T12:00:00+01:00', home },
  ],
  free: [],
  requests: [{ id: summary.id, sender: 'Lien Desmet', home, createdAt: '2026-11-22T09:05:00.000Z' }],
};

/** The same for an agent, with some free times. */
export const ownAgenda: AgendaAnswer = {
  ...agenda,
  staff: agent,
  agents: [an],
  agent: an.email,
  free: [
    { start: '2026-11-25T09:00:00+01:00', end: '2026-11-25T09:45:00+01:00' },
    { start: '2026-11-25T10:00:00+01:00', end: '2026-11-25T10:45:00+01:00' },
  ],
  requests: [],
};
