import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleAgent } from '../testing/sample-property.ts';
import { PageActions } from './page-actions.tsx';

const actions: Example['render'] = () => (
  <PageActions
    about={{ kind: 'property', id: 4321 }}
    title="Herenhuis met stadstuin"
    path="/nl/te-koop/ath/woning/4321/"
    agent={sampleAgent}
  />
);

export const examples: Examples = {
  'of a property': actions,
  'of a project': () => (
    <PageActions
      about={{ kind: 'project', id: 79 }}
      title="De Kaai"
      path="/nl/projecten/ath/de-kaai/79/"
      agent={sampleAgent}
    />
  ),
  hovered: { render: actions, hover: 'button' },
  'with the focus': { render: actions, focus: 'button' },
};
