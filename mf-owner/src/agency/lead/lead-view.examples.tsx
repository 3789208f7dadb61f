import type { Examples } from '@facade/section-kit/testing';
import { answerWith, files, visit } from '../testing/sample-leads.ts';
import { LeadView } from './lead-view.tsx';

export const examples: Examples = {
  new: { render: () => <LeadView data={{ answer: answerWith() }} />, bleed: true },
  assigned: {
    render: () => (
      <LeadView data={{ answer: answerWith({ state: 'assigned', assignedTo: 'An Devos', assigneeId: 2 }) }} />
    ),
    bleed: true,
  },
  answered: {
    render: () => (
      <LeadView
        data={{
          answer: answerWith({ state: 'answered', answered: { at: '2026-03-12T12:30:00.000Z', by: 'An Devos' } }),
        }}
      />
    ),
    bleed: true,
  },
  'a testimonial to approve': {
    render: () => (
      <LeadView data={{ answer: answerWith({ form: 'testimonial', approval: 'pending', home: null, phone: null }) }} />
    ),
    bleed: true,
  },
  'a visit that was moved': {
    render: () => <LeadView data={{ answer: answerWith({ form: 'visit', visit }) }} />,
    bleed: true,
  },
  'words of a visitor': {
    render: () => (
      <LeadView
        data={{
          answer: answerWith({
            form: 'visit',
            visit: { ...visit, canChange: false },
            events: [
              {
                id: 3,
                at: '2026-11-26T15:00:00.000Z',
                kind: 'visitorSaid',
                by: 'An Devos',
                text: 'Mooie tuin, te weinig licht.',
              },
            ],
          }),
        }}
      />
    ),
    bleed: true,
  },
  'a message of the owner': {
    render: () => <LeadView data={{ answer: answerWith({ isFromOwner: true }) }} />,
    bleed: true,
  },
  'files of a rental application': {
    render: () => <LeadView data={{ answer: answerWith({ form: 'rental-application', files }) }} />,
    bleed: true,
  },
  suspect: {
    render: () => <LeadView data={{ answer: answerWith({ isSuspect: true, events: [] }) }} />,
    bleed: true,
  },
  'not there': { render: () => <LeadView data={{ answer: null }} />, bleed: true },
};
