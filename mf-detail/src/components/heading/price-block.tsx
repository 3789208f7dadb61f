import { useLanguage, useTexts } from '@facade/section-kit';
import type { Goal, Price } from '@facade/shared-domain/model';
import { priceLines } from '../../model/costs/price-lines.ts';
import { Block } from './price-block.style.ts';

export interface PriceBlockProps {
  price: Price;
  goal: Goal;
}

/** The price with everything the law and the visitor want beside it. */
export function PriceBlock({ price, goal }: PriceBlockProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
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
