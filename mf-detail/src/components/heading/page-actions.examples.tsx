import type { Example, Examples } from '@facade/section-kit/testing';
import { PageActions } from './page-actions.tsx';

const actions: Example['render'] = () => <PageActions propertyId={4321} title="Herenhuis met stadstuin" />;

export const examples: Examples = {
  'of a property': actions,
  'of a project': () => <PageActions title="De Kaai" />,
  hovered: { render: actions, hover: 'button' },
  'with the focus': { render: actions, focus: 'button' },
};
