import type { Example, Examples } from '@facade/section-kit/testing';
import { Documents } from './documents.tsx';

const documents =
  (...titles: string[]): Example['render'] =>
  () => <Documents documents={titles.map((title) => ({ title }))} />;

export const examples: Examples = {
  'two documents': documents('Grondplan', 'EPC-attest'),
  hovered: { render: documents('Grondplan', 'EPC-attest'), hover: 'a' },
  'with a brochure': () => (
    <Documents documents={[{ title: 'Grondplan' }]} brochure="/api/properties/4321/brochure.pdf?lang=nl" />
  ),
  'long text': documents(
    'Verslag van de elektrische keuring van de huishoudelijke installatie, met bijlagen en schema’s',
  ),
};
