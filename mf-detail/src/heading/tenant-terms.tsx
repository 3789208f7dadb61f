import { useLanguage, useTexts } from '@facade/section-kit';
import { factsOf } from '@facade/shared-domain/facts/facts-of';
import { printGroups } from '@facade/shared-domain/facts/print-facts';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Terms } from './tenant-terms.style.ts';

/** From when, for how long, and what is asked as a guarantee: what a tenant decides on beside the rent. */
const KEYS = ['availabilityDate', 'availability', 'contractType', 'deposit'];

/** The terms of a lease that the agency gives, as the facts below say them. */
export function TenantTerms({ property }: { property: PropertyDetail }) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const { region } = property;
  const facts = printGroups(factsOf(property, language, t), { language, t, region }).flatMap((group) => group.facts);
  const terms = KEYS.flatMap((key) => facts.filter((fact) => fact.key === key));
  // "On the date given" says nothing beside the date.
  const shown = terms.filter(({ key }) => key !== 'availability' || terms[0]?.key === key);
  if (shown.length === 0) return null;
  return (
    <Terms>
      {shown.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Terms>
  );
}
