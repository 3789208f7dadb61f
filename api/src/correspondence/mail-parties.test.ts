import { leadParties } from './mail-parties.ts';

const AN = { name: 'An', address: 'an@example.be' };
const OFFICE = { name: 'Agency', address: 'info@agency.example' };
const BOB = { name: 'Bob', address: 'bob@example.be' };

const agency = {
  agency: OFFICE,
  agencyLanguage: 'nl',
  recipients: {},
  look: { origin: 'https://www.agency.example' },
} as const;

const lead = { id: 'a1', form: 'visit', agent: AN } as const;

test('a message about a home goes to its agent, with the office in copy and a link to the lead', () => {
  expect(leadParties(agency, lead)).toEqual({
    to: AN,
    copies: [OFFICE],
    link: 'https://www.agency.example/nl/agency/bericht/a1/',
  });
});

test('the settings choose per form', () => {
  const only = (wanted: 'agent' | 'office') => leadParties({ ...agency, recipients: { visit: wanted } }, lead);
  expect(only('agent')).toMatchObject({ to: AN, copies: [] });
  expect(only('office')).toMatchObject({ to: OFFICE, copies: [] });
  const other = leadParties({ ...agency, recipients: { 'purchase-offer': 'office' } }, lead);
  expect(other).toMatchObject({ to: AN, copies: [OFFICE] });
});

test('without an agent, or with an address that is none, the office gets it', () => {
  expect(leadParties(agency, { ...lead, agent: null })).toMatchObject({ to: OFFICE, copies: [] });
  const recipients = { visit: 'agent' } as const;
  const nobody = { ...lead, agent: { name: 'An', address: 'on request' } };
  expect(leadParties({ ...agency, recipients }, nobody)).toMatchObject({ to: OFFICE, copies: [] });
});

test('the colleague who handles it gets a copy, and no mailbox gets two', () => {
  expect(leadParties(agency, { ...lead, assignee: BOB })).toMatchObject({ to: AN, copies: [BOB, OFFICE] });
  const shouting = { ...AN, address: 'AN@example.be' };
  expect(leadParties(agency, { ...lead, assignee: shouting })).toMatchObject({ to: AN, copies: [OFFICE] });
  expect(leadParties(agency, { ...lead, agent: OFFICE })).toMatchObject({ to: OFFICE, copies: [] });
});
