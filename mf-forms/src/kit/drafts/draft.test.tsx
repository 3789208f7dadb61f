import { draftOf, forgetDraft, keepDraft } from './draft.ts';

test('a draft exists until it is deleted, one per form', () => {
  keepDraft('contact', { firstName: 'An' });
  keepDraft('visit', { firstName: 'Jan' });
  expect(draftOf('contact')).toEqual({ firstName: 'An' });
  forgetDraft('contact');
  expect([draftOf('contact'), draftOf('visit')]).toEqual([null, { firstName: 'Jan' }]);
  forgetDraft('visit');
});

test('blocked storage or invalid content gives no draft and no error', () => {
  sessionStorage.setItem('facade-draft:contact', '{');
  expect(draftOf('contact')).toBeNull();
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  expect(() => keepDraft('contact', {})).not.toThrow();
  expect(() => forgetDraft('contact')).not.toThrow();
  expect(draftOf('contact')).toBeNull();
  jest.restoreAllMocks();
});
