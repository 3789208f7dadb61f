import { FORM_IDS } from '@facade/shared-domain/model';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { formText } from '../kit/form-text.ts';
import { LABELLED, readFields, WORDED } from './field-text.ts';

const t = (key: string) => key;

test.each(Object.entries({ nl, fr, en, de }))('every form, field and word is named in %s', (_language, { agency }) => {
  expect(Object.keys(agency.forms).sort()).toEqual([...FORM_IDS].sort());
  expect(Object.keys(agency.fields).sort()).toEqual([...LABELLED].sort());
  const { ticked: _, ...values } = agency.values;
  const words = Object.fromEntries(Object.entries(values).map(([name, texts]) => [name, Object.keys(texts)]));
  expect(words).toEqual(WORDED);
});

test('a form unknown to the page is named by its id', () => {
  expect([formText('visit', t), formText('tomorrow', t)]).toEqual(['agency.forms.visit', 'tomorrow']);
});

test('a chosen time is formatted', () => {
  const [slot] = readFields([{ name: 'slot', values: ['2026-11-24T14:00:00+01:00'] }], 'fr', t);
  expect(slot?.text).toBe('mardi 24\u00a0novembre, 14:00');
});

test('the message comes first and the consent last, whatever is between', () => {
  const fields = ['privacy', 'sunFacingSide', 'email', 'message'].map((name) => ({ name, values: ['x'] }));
  expect(readFields(fields, 'nl', t).map(({ label }) => label)).toEqual([
    'agency.fields.message',
    'agency.fields.email',
    'Sun facing side',
    'agency.fields.privacy',
  ]);
});

test('values are words', () => {
  const fields = [
    { name: 'timeSlots', values: ['10-13', 'noon'] },
    { name: 'wantsVisit', values: ['true'] },
    { name: 'goal', values: ['rent'] },
    { name: 'documents', values: ['rent', 'plan.pdf'] },
    { name: 'startDate', values: ['2027-02-01'] },
    { name: 'phone', values: ['+3268123456'] },
  ];
  const texts = Object.fromEntries(readFields(fields, 'fr', t).map(({ name, text }) => [name, text]));
  expect(texts.timeSlots).toBe('10\u00a0h\u00a0– 13\u00a0h, noon');
  expect(texts.wantsVisit).toBe('agency.values.ticked');
  expect(texts.goal).toBe('agency.values.goal.rent');
  expect(texts.documents).toBe('agency.values.documents.rent, plan.pdf');
  expect(texts.startDate).toBe('1er février 2027');
  expect(texts.phone).toMatch(/^\+32.68/);
});
