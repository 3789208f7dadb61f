import type { Examples } from '@facade/section-kit/testing';
import { DocumentsForm } from './documents-form.tsx';

const about = { kind: 'property', id: 4321 } as const;
const documents = [
  { title: 'Grondplan' },
  { title: 'Bodemattest' },
  { title: 'Extrait de la banque de données de l’état des sols', language: 'fr' as const },
];
const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

export const examples: Examples = {
  'one preselected': () => <DocumentsForm about={about} documents={documents} asked="Bodemattest" />,
  'sent empty: what is wrong': { render: () => <DocumentsForm about={about} documents={documents} />, play: send },
};
