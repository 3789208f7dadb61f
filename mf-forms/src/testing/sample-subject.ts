import type { Subject } from '../kit/subject/subject.ts';

/** A house for sale with its agent; override what a test needs. */
export const sampleSubject = (changes: Partial<Subject> = {}): Subject => ({
  kind: 'property',
  id: 4321,
  title: { text: 'Herenhuis met stadstuin', language: 'nl' },
  place: 'Woning, Aat',
  path: '/nl/te-koop/ath/woning/4321/',
  picture: { id: 'p', width: 1600, height: 1200, alt: 'Voorgevel', color: '#c9b9a2' },
  agent: {
    name: 'Claire Dumont',
    role: 'Vastgoedmakelaar',
    phone: '+32 68 12 34 56',
    email: 'claire@example.be',
    picture: null,
  },
  goal: 'sale',
  price: { amount: 245_000, charges: null, unit: null, annuity: null, excludesVat: false },
  isAvailable: true,
  ...changes,
});
