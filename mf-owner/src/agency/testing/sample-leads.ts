import type {
  Lead,
  LeadAnswer,
  LeadFile,
  LeadInbox,
  LeadSummary,
  LeadVisit,
  OutboxAnswer,
  StaffMember,
} from '@facade/shared-domain/model';

export const manager: StaffMember = { id: 1, name: 'Mia Claes', email: 'mia@example.be', role: 'manager' };
export const agent: StaffMember = { id: 2, name: 'An Devos', email: 'an@example.be', role: 'agent' };

export const summary: LeadSummary = {
  id: '0b9d3139-8c10-4647-9ce1-51040e9084d0',
  form: 'property-enquiry',
  state: 'new',
  approval: null,
  isSuspect: false,
  sender: 'Jean Leclercq',
  phone: '+32470123456',
  lateDays: null,
  excerpt: 'Is het dak al vernieuwd? We komen graag eens kijken.',
  home: {
    kind: 'property',
    id: 4321,
    title: 'Huis te koop in Ath',
    address: 'Rue Haute 5, 7800 Ath',
    path: '/nl/te-koop/ath/huis/4321/',
  },
  visit: null,
  offer: null,
  assignedTo: null,
  createdAt: '2026-03-12T09:05:00.000Z',
};

export const inbox: LeadInbox = {
  staff: manager,
  box: 'new',
  counts: { mine: 1, new: 2, assigned: 1, answered: 1240, all: 1243, pending: 1, suspect: 3 },
  forms: ['contact', 'property-enquiry', 'testimonial'],
  leads: [
    summary,
    { ...summary, id: '1', form: 'contact', sender: '', excerpt: '', home: null },
    {
      ...summary,
      id: '2',
      state: 'assigned',
      assignedTo: 'An Devos',
      home: { kind: 'property', id: 99, title: '', address: '', path: null },
    },
    { ...summary, id: '3', form: 'testimonial', state: 'answered', approval: 'pending', home: null },
  ],
  page: 1,
  pages: 1,
  total: 4,
};

export const lead: Lead = {
  ...summary,
  version: 3,
  language: 'fr',
  titleInTheirs: 'Maison à vendre à Ath',
  email: 'jean@example.be',
  assigneeId: null,
  fields: [
    { name: 'firstName', values: ['Jean'] },
    { name: 'lastName', values: ['Leclercq'] },
    { name: 'email', values: ['jean@example.be'] },
    { name: 'phone', values: ['+32470123456'] },
    { name: 'message', values: ['Is het dak al vernieuwd?\nWe komen graag eens kijken.'] },
    { name: 'wantsVisit', values: ['true'] },
    { name: 'timeSlots', values: ['10-13', '16-19'] },
    { name: 'privacy', values: ['true'] },
  ],
  askedPrice: null,
  offerForOwner: null,
  hasPaper: false,
  files: [],
  answered: null,
  events: [
    { id: 2, at: '2026-03-12T11:00:00.000Z', kind: 'note', by: 'An Devos', text: 'Belt morgen terug.' },
    { id: 1, at: '2026-03-12T10:00:00.000Z', kind: 'unassigned', by: 'Mia Claes', text: '' },
  ],
  mails: [
    { id: 'a', to: 'agency', state: 'sent', at: '2026-03-12T09:05:00.000Z' },
    { id: 'b', to: 'visitor', state: 'dead', at: '2026-03-12T09:05:00.000Z' },
  ],
};

/** A visit that its visitor moved. */
export const visit: LeadVisit = {
  status: 'moved',
  start: '2026-11-26T14:00:00+01:00',
  end: '2026-11-26T14:45:00+01:00',
  movedFrom: '2026-11-24T10:00:00+01:00',
  sequence: 1,
  canChange: true,
};

export const files: LeadFile[] = [
  { id: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'loonfiche.pdf', size: 210_000, isQuarantined: false },
  { id: 'BBBBBBBBBBBBBBBBBBBBBB', name: 'huurbewijs.pdf', size: 1_250_000, isQuarantined: true },
];

export const answerWith = (changed: Partial<Lead> = {}): LeadAnswer => ({
  staff: manager,
  lead: { ...lead, ...changed },
  colleagues: [agent, manager],
});

export const outbox: OutboxAnswer = {
  staff: manager,
  counts: { waiting: 3, retrying: 1, sending: 0, dead: 1 },
  mails: [
    {
      id: '7b9d3139-8c10-4647-9ce1-51040e9084d0',
      kind: 'contact-confirmation',
      to: 'j…@example.be',
      state: 'dead',
      attempts: 1,
      error: 'EENVELOPE RCPT TO 550',
      createdAt: '2026-03-12T09:05:00.000Z',
    },
    {
      id: '8b9d3139-8c10-4647-9ce1-51040e9084d0',
      kind: 'enquiry',
      to: 'i…@cardamine.example',
      state: 'waiting',
      attempts: 0,
      error: '',
      createdAt: '2026-03-12T09:06:00.000Z',
    },
  ],
};
