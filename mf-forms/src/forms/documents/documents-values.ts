/** The fields a visitor sees, in their order on the page. */
export const DOCUMENTS_FIELDS = {
  documents: 'list',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  message: 'text',
  title: 'text',
  privacy: 'tick',
} as const;
