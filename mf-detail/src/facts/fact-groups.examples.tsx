import type { Example, Examples } from '@facade/section-kit/testing';
import type { FactGroup } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { FactGroups } from './fact-groups.tsx';

const groups =
  (shown: FactGroup[]): Example['render'] =>
  () => <FactGroups groups={shown} />;

export const examples: Examples = {
  'several groups': groups(sampleProperty().groups),
  'one group': groups([{ key: 'building', facts: [{ key: 'constructionYear', kind: 'code', value: '1936' }] }]),
  'flood and town planning': groups([
    {
      key: 'flood',
      facts: [
        { key: 'floodPScore', kind: 'code', value: 'B' },
        { key: 'floodGScore', kind: 'code', value: 'C' },
      ],
    },
    {
      key: 'legal',
      facts: [
        { key: 'permit', kind: 'yesNo', value: true },
        { key: 'preemptiveRight', kind: 'yesNo', value: false },
      ],
    },
  ]),
};
