import type { Translate } from '@facade/platform/section';
import type { Goal, Language, Price } from '@facade/shared-domain/model';
import { styled } from 'styled-components';
import { priceLines } from '../../model/costs/price-lines.ts';

export interface PriceBlockProps {
  price: Price;
  goal: Goal;
  language: Language;
  t: Translate;
}

/** The price with everything the law and the visitor want beside it. */
export function PriceBlock({ price, goal, language, t }: PriceBlockProps) {
  const { main, suffix, notes } = priceLines(price, goal, language, t);
  return (
    <Block>
      <p className="amount">
        <strong>{main}</strong> {suffix && <span>{suffix}</span>}
      </p>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </Block>
  );
}

const Block = styled.div`
  font-variant-numeric: tabular-nums lining-nums;
  strong {
    font: 600 var(--step-3) / 1.15 var(--font-display);
  }
  span {
    color: var(--muted);
  }
  .note {
    margin-top: var(--space-1);
    color: var(--muted);
  }
`;
