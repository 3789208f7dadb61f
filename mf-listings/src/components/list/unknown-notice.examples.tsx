import type { Examples } from '@facade/section-kit/testing';
import { UnknownNotice } from './unknown-notice.tsx';

export const examples: Examples = {
  'a town': () => <UnknownNotice unknown={{ city: 'Atlantis|9999' }} />,
  everything: () => <UnknownNotice unknown={{ city: 'Atlantis', type: '99', q: 'kasteel' }} />,
};
