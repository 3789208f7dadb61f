import type { Example, Examples } from '@facade/section-kit/testing';
import { PageActions } from './page-actions.tsx';

const actions: Example['render'] = (page) => (
  <PageActions propertyId={4321} title="Herenhuis met stadstuin" {...page} />
);

export const examples: Examples = {
  'of a property': actions,
  'of a project': (page) => <PageActions title="De Kaai" {...page} />,
  hovered: { render: actions, hover: 'button' },
  'with the focus': { render: actions, focus: 'button' },
};
