import fc from 'fast-check';
import { LANGUAGES } from '../../model/index.ts';
import { FORM_PATHS, formPath, requestedDocumentsPath, subjectOfPath } from './form-paths.ts';

test('the page of a form about a home or project, per language', () => {
  expect(formPath('documents', 'nl', { kind: 'property', id: 4127 })).toBe('/nl/documenten-aanvragen/4127/');
  expect(formPath('documents', 'fr', { kind: 'project', id: 79 }, 'Plan & “A”')).toBe(
    '/fr/demander-des-documents/project-79/?document=Plan%20%26%20%E2%80%9CA%E2%80%9D',
  );
  expect(formPath('send-to-friend', 'en', { kind: 'property', id: 1 })).toBe('/en/send-to-friend/1/');
  expect(requestedDocumentsPath('de', 'abc')).toBe('/de/ihre-unterlagen/abc/');
});

test('the subject of an address is parsed as it was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('property' as const, 'project' as const),
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...(Object.keys(FORM_PATHS) as (keyof typeof FORM_PATHS)[])),
      (kind, id, language, form) => {
        const about = formPath(form, language, { kind, id }).split('/').at(-2) ?? '';
        expect(subjectOfPath(about)).toEqual({ kind, id });
      },
    ),
  );
});

test.each([
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  'project-',
  'project-0',
  'Project-79',
  '79-project',
  '12345678901',
  ' 1',
  '1\n',
])('%j is about nothing', (about) => expect(subjectOfPath(about)).toBeNull());
