import { contentWith, context, smallFolder } from '../testing/small-folder.ts';
import { siteFor } from './site-for.ts';

const consent = async (language: 'nl' | 'fr', files: Record<string, string> = {}) =>
  siteFor(await contentWith(files), language, context).consent;

const settings = (line: string) => ({
  'settings.yaml': (smallFolder['settings.yaml'] ?? '').replace(/consent:.*/, `consent: ${line}`),
});

const wording = `
title: { nl: Koekjes?, fr: Des biscuits ? }
text: { nl: '{AGENCY} vraagt het even.' }
options:
  adStorage: { title: { nl: Reclame, fr: Publicité } }
categories: { marketing: Marketing }
`;

test('returns nothing if the agency has no wording of its own', async () => {
  expect(await consent('nl')).toEqual({ version: '1', days: 180 });
});

test('returns the agency’s own wording by key, in the language it is in', async () => {
  expect((await consent('nl', { 'consent.yaml': wording })).wording).toEqual({
    title: 'Koekjes?',
    text: 'Testkantoor vraagt het even.',
    'options.adStorage.title': 'Reclame',
    'categories.marketing': 'Marketing',
  });
  expect((await consent('fr', { 'consent.yaml': wording })).wording).toEqual({
    title: 'Des biscuits ?',
    'options.adStorage.title': 'Publicité',
    'categories.marketing': 'Marketing',
  });
});

test('mentions visits that wait for consent only if they do', async () => {
  expect(await consent('nl', settings('{ version: 2, days: 30, visits: always }'))).toEqual({ version: '2', days: 30 });
  expect(await consent('nl', settings('{ version: 2, days: 30, visits: agreed }'))).toMatchObject({ visits: 'agreed' });
});

test('refuses an unknown key', async () => {
  await expect(contentWith({ 'consent.yaml': 'question: { nl: Wat? }\n' })).rejects.toThrow(/consent\.yaml/);
});
