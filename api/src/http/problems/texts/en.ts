import type { ProblemTexts } from '../problem-codes.ts';

export const en: ProblemTexts = {
  'bad-request': { title: 'Invalid request', detail: 'The request could not be read.' },
  'bad-parameter': { title: 'Invalid parameter', detail: 'One or more parameters are not valid.' },
  unauthorized: { title: 'Not logged in', detail: 'Log in to see this.' },
  'wrong-login': { title: 'Login failed', detail: 'The username or password are not correct.' },
  'wrong-passkey': { title: 'Login failed', detail: 'We do not know this passkey. Log in with your password.' },
  'managers-only': {
    title: 'For managers only',
    detail: 'The managers of the agency edit the website. Ask one of them.',
  },
  'content-changed': {
    title: 'Changed meanwhile',
    detail: 'This page has been changed meanwhile. Reload it: your text is kept.',
  },
  'content-read-only': {
    title: 'Cannot be edited',
    detail: 'The folder with the texts cannot be changed here. It is edited elsewhere.',
  },
  'not-found': { title: 'Not found', detail: 'What you are looking for does not exist, or no longer.' },
  'method-not-allowed': { title: 'Not allowed', detail: 'This address does not accept this request.' },
  conflict: {
    title: 'Changed meanwhile',
    detail: 'A colleague has changed this message meanwhile. Look at its new state and try again.',
  },
  gone: { title: 'No longer available', detail: 'This property is no longer on the website.' },
  'link-expired': { title: 'Link expired', detail: 'This link has expired. Ask for a new one.' },
  'document-gone': {
    title: 'Document withdrawn',
    detail: 'This document is no longer available. Please contact us.',
  },
  'in-preview': { title: 'Only a preview', detail: 'This is a preview of the site: forms are not sent from here.' },
  'preview-wrong': {
    title: 'The preview cannot be shown',
    detail: 'The content of the site has changed since, and this preview no longer fits it.',
  },
  'preview-ended': {
    title: 'Preview ended',
    detail: 'This preview of the site has ended or does not exist. Ask whoever gave you this link for a new one.',
  },
  'too-large': { title: 'Too large', detail: 'What you sent is too large.' },
  'unsupported-format': { title: 'Unknown format', detail: 'This format is not accepted.' },
  'range-not-satisfiable': { title: 'No such part', detail: 'The part asked for is outside the file.' },
  'invalid-form': { title: 'Check your details', detail: 'One or more fields are not filled in correctly.' },
  'key-reused': { title: 'Already sent', detail: 'This form was already sent with other content.' },
  'too-many-requests': { title: 'One moment', detail: 'Too many attempts. Try again in a few minutes.' },
  internal: { title: 'Something went wrong', detail: 'There is an error in the API. Try again later.' },
  unavailable: {
    title: 'Unavailable for a moment',
    detail: 'The service is unavailable for a moment. Try again later.',
  },
};
