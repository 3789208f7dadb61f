import { useLanguage, useTexts } from '@facade/section-kit';
import type { FactGroup } from '@facade/shared-domain/model';
import { type PrintedFact, printGroups } from '../../model/facts/print-facts.ts';
import { Groups } from './fact-groups.style.ts';

export interface FactGroupsProps {
  groups: FactGroup[];
}

/** Everything known about the property, in named groups; flood, legal and cost facts say what they mean. */
export function FactGroups({ groups }: FactGroupsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const printed = printGroups(groups, language, t);
  if (printed.length === 0) return null;
  return (
    <Groups className="facts">
      <h2>{t('factsTitle')}</h2>
      {printed.map((group) => (
        <section key={group.key} data-group={group.key}>
          <h3>{group.title}</h3>
          <dl>
            {group.facts.map((fact) => (
              <FactRow key={fact.key} fact={fact} />
            ))}
          </dl>
        </section>
      ))}
    </Groups>
  );
}

function FactRow({ fact: { label, value, explanation } }: { fact: PrintedFact }) {
  return (
    <div className={explanation ? 'explained' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {explanation && <dd className="why">{explanation}</dd>}
    </div>
  );
}
