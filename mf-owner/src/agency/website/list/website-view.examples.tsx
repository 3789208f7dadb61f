import type { Examples } from '@facade/section-kit/testing';
import { website } from '../testing/sample-website.ts';
import { WebsiteView } from './website-view.tsx';

export const examples: Examples = {
  'what can be edited': { render: () => <WebsiteView data={website} />, bleed: true },
  'a folder that is read-only': { render: () => <WebsiteView data={{ ...website, canWrite: false }} />, bleed: true },
  'facts of an example': {
    render: () => <WebsiteView data={{ ...website, examples: ['phone', 'licence'] }} />,
    bleed: true,
  },
  'for an agent': { render: () => <WebsiteView data={null} />, bleed: true },
};
