import type { Examples } from '@facade/section-kit/testing';
import { UnknownNotice } from './unknown-notice.tsx';

export const examples: Examples = {
  'a town': (page) => <UnknownNotice unknown={{ city: 'Atlantis|9999' }} {...page} />,
  everything: (page) => <UnknownNotice unknown={{ city: 'Atlantis', type: '99', q: 'kasteel' }} {...page} />,
};
