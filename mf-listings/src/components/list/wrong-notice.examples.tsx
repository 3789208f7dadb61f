import type { Examples } from '@facade/section-kit/testing';
import { WrongNotice } from './wrong-notice.tsx';

export const examples: Examples = {
  'a town': () => <WrongNotice wrong={[{ name: 'city', value: 'Atlantis|9999' }]} />,
  everything: () => (
    <WrongNotice
      wrong={[
        { name: 'city', value: 'Atlantis' },
        { name: 'type', value: '<script>' },
        { name: 'minPrice', value: '-5' },
        { name: 'page', value: '999999' },
        { name: 'q', value: 'kasteel' },
      ]}
    />
  ),
};
