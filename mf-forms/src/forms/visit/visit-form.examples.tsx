import type { Examples } from '@facade/section-kit/testing';
import { sampleTimes } from '../../testing/sample-visit.ts';
import { VisitForm } from './visit-form.tsx';

const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

export const examples: Examples = {
  'with free times': () => <VisitForm propertyId={4321} times={sampleTimes()} />,
  'all times taken': () => <VisitForm propertyId={4321} times={sampleTimes({ state: 'full', slots: [] })} />,
  'no times of its own': () => <VisitForm propertyId={4321} times={sampleTimes({ state: 'none', slots: [] })} />,
  'sent empty: what is wrong': { render: () => <VisitForm propertyId={4321} times={sampleTimes()} />, play: send },
};
