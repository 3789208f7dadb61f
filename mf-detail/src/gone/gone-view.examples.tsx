import type { Examples } from '@facade/section-kit/testing';
import { GoneView } from './gone-view.tsx';

export const examples: Examples = {
  'in a town with other homes': () => (
    <GoneView gone={{ goal: 'sale', town: { label: 'Aat', name: 'Ath', zip: '7800' } }} />
  ),
  'of an unknown town': () => <GoneView gone={{ goal: 'rent', town: null }} />,
};
