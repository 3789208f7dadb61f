import type { Examples } from '@facade/section-kit/testing';
import { agenda, ownAgenda } from '../testing/sample-agenda.ts';
import { AgendaView } from './agenda-view.tsx';

export const examples: Examples = {
  'of everybody': { render: () => <AgendaView data={agenda} />, bleed: true },
  'of an agent': { render: () => <AgendaView data={ownAgenda} />, bleed: true },
  'with nothing': {
    render: () => <AgendaView data={{ ...agenda, visits: [], changes: [], requests: [] }} />,
    bleed: true,
  },
};
