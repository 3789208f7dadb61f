import type { Examples } from '@facade/section-kit/testing';
import { sampleProperty } from '../testing/sample-property.ts';
import { propertySections } from './property-sections.ts';
import { SectionBar } from './section-bar.tsx';

const all = () => <SectionBar sections={propertySections(sampleProperty())} />;

export const examples: Examples = {
  'of a property': all,
  'a link, hovered': { render: all, hover: 'li:nth-child(2) a' },
  'a link, with the focus': { render: all, focus: 'li:nth-child(2) a' },
  'in a narrow place': () => <div style={{ maxWidth: 320 }}>{all()}</div>,
};
