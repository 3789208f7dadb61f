import type { Examples } from '@facade/section-kit/testing';
import { releases } from '../testing/sample-releases.ts';
import { ReleasesView } from './releases-view.tsx';

export const examples: Examples = {
  'a canary and a drop': { render: () => <ReleasesView answer={releases} since="7d" isDone={false} />, bleed: true },
  'no registry service': {
    render: () => <ReleasesView answer={{ ...releases, state: null }} since="7d" isDone />,
    bleed: true,
  },
};
