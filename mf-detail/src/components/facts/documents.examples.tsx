import type { Example, Examples } from '@facade/section-kit/testing';
import { Documents } from './documents.tsx';

const documents =
  (...titles: string[]): Example['render'] =>
  (page) => <Documents documents={titles.map((title) => ({ title }))} {...page} />;

export const examples: Examples = {
  'two documents': documents('Grondplan', 'EPC-attest'),
  hovered: { render: documents('Grondplan', 'EPC-attest'), hover: 'a' },
  'long text': documents(
    'Verslag van de elektrische keuring van de huishoudelijke installatie, met bijlagen en schema’s',
  ),
};
