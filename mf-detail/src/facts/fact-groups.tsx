import { useLanguage, useTexts } from '@facade/section-kit';
import { type PrintedFact, printGroups } from '@facade/shared-domain/facts/print-facts';
import { softHyphens } from '@facade/shared-domain/language/soft-hyphens';
import type { FactGroup, Region } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { FACTS_ID } from '../property/anchors.ts';
import { Groups } from './fact-groups.style.ts';

export interface FactGroupsProps {
  groups: FactGroup[];
  /** Whose words the labels use. */
  region?: Region | null;
}

/** So many groups are open from the start in a narrow window; a wide one shows them all. */
const OPEN = 2;

/**
 * Everything known about the property, in named groups; flood, legal and cost facts say what they mean. On a phone each group folds,
 * with no script: a wide window and paper show the content of a closed one too.
 */
export function FactGroups({ groups, region = null }: FactGroupsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const printed = printGroups(groups, { language, t, region, onUnknown: warnUnknown });
  if (printed.length === 0) return null;
  return (
    <Groups id={FACTS_ID} className="facts">
      <h2>{t('factsTitle')}</h2>
      {printed.map((group, position) => (
        <details key={group.key} data-group={group.key} open={position < OPEN}>
          <summary>
            <h3>{group.title}</h3>
            <Icon name="chevron-down" size={20} />
          </summary>
          <dl>
            {group.facts.map((fact) => (
              <FactRow key={fact.key} fact={fact} />
            ))}
          </dl>
        </details>
      ))}
    </Groups>
  );
}

/** What a fact means opens at a mark beside it: an explanation under each "no" would hide the facts themselves. */
function FactRow({ fact: { label, value, explanation } }: { fact: PrintedFact }) {
  const t = useTexts('mf-detail');
  return (
    <div className={explanation ? 'explained' : undefined}>
      <dt>{softHyphens(label)}</dt>
      <dd>{value}</dd>
      {explanation && (
        <dd className="why">
          <details>
            <summary>
              <Icon name="info" size={18} title={t('factExplained', { label })} />
            </summary>
            <p>{explanation}</p>
          </details>
        </dd>
      )}
    </div>
  );
}

/** Logged in development: a fact of the api without a label is not shown. */
function warnUnknown(key: string): void {
  if (process.env.NODE_ENV === 'production') return;
  console.warn(`mf-detail: no label "facts.${key}" in the locale, so the fact is not shown`);
}
