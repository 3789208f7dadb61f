import { coded } from './coded.ts';

test.each([
  ['type error in src/pages/list.tsx:12: Type "a" is not "b"', { file: 'src/pages/list.tsx', line: 12 }],
  ['it uses t("gone") in src/note/note.tsx, which has no text', { file: 'src/note/note.tsx' }],
  ['page-list weighs 30.0 KB, more than 24.0 KB', {}],
])('%s', (message, place) => expect(coded('x', [message])).toEqual([{ code: 'x', message, ...place }]));
