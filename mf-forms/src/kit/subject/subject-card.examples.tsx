import type { Examples } from '@facade/section-kit/testing';
import { sampleSubject } from '../../testing/sample-subject.ts';
import { AgentLine } from './agent-line.tsx';
import { SubjectCard } from './subject-card.tsx';

const rent = { amount: 750, charges: 60, unit: null, annuity: null, excludesVat: false };

export const examples: Examples = {
  'for sale': () => <SubjectCard subject={sampleSubject()} />,
  'for rent, without a picture': () => (
    <SubjectCard subject={sampleSubject({ goal: 'rent', price: rent, picture: null })} />
  ),
  'long name': () => (
    <SubjectCard
      subject={sampleSubject({
        title: { text: 'Magnifique maison de maître entièrement rénovée '.repeat(3), language: 'fr' },
      })}
    />
  ),
  agent: () => <AgentLine agent={sampleSubject().agent} />,
};
