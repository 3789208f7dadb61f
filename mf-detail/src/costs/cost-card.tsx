import { useLanguage } from '@facade/section-kit';
import { formatPrice } from '@facade/shared-domain/numbers/price';

export interface CostLine {
  label: string;
  /** Euro. */
  amount: number;
}

export interface CostCardProps {
  title?: string;
  lines: CostLine[];
  total: CostLine;
}

export function CostCard({ title, lines, total }: CostCardProps) {
  const language = useLanguage();
  return (
    <div className="card">
      {title && <h3>{title}</h3>}
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPrice(amount, language)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{total.label}</dt>
          <dd>{formatPrice(total.amount, language)}</dd>
        </div>
      </dl>
    </div>
  );
}
