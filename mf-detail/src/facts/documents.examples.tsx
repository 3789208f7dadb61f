import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleAgent } from '../testing/sample-property.ts';
import { Documents } from './documents.tsx';

const documents =
  (...titles: string[]): Example['render'] =>
  () => (
    <Documents
      about={{ kind: 'property', id: 4321 }}
      agent={sampleAgent}
      documents={titles.map((title) => ({ title }))}
    />
  );

export const examples: Examples = {
  'two documents': documents('Grondplan', 'EPC-attest'),
  hovered: { render: documents('Grondplan', 'EPC-attest'), hover: 'a' },
  'the brochure alone': documents(),
  'one to download, one to ask for': () => (
    <Documents
      about={{ kind: 'property', id: 4321 }}
      agent={sampleAgent}
      documents={[
        {
          title: 'Energiecertificaat',
          file: { path: '/api/properties/4321/documents/epc.pdf?lang=nl', type: 'application/pdf', size: 210_000 },
        },
        { title: 'Bodemattest' },
      ]}
    />
  ),
  'long text': documents(
    'Verslag van de elektrische keuring van de huishoudelijke installatie, met bijlagen en schema’s',
  ),
};
