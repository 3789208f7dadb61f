import { documentPath } from './document-path.ts';

test('a document is below its home or project', () => {
  expect(documentPath({ of: 'properties', id: 4321, file: 'epc.pdf', language: 'nl' })).toBe(
    '/api/properties/4321/documents/epc.pdf?lang=nl',
  );
  expect(documentPath({ of: 'projects', id: 79, file: 'a/b?.pdf', language: 'fr' })).toBe(
    '/api/projects/79/documents/a%2Fb%3F.pdf?lang=fr',
  );
});
