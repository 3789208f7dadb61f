import { useLanguage, useTexts } from '@facade/section-kit';
import type { LeadBox, LeadInbox } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { inboxPath } from '../agency-paths.ts';
import { Boxes } from './box-list.style.ts';
import { BOXES } from './inbox-filter.ts';

/** The boxes of the inbox with their number of leads. */
export function BoxList({ box, counts }: { box: LeadBox; counts: LeadInbox['counts'] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Boxes aria-label={t('agency.inbox.boxes')}>
      <ul>
        {BOXES.map((name) => (
          <li key={name}>
            <a href={inboxPath(language, { box: name })} aria-current={name === box ? 'page' : undefined}>
              {t(`agency.boxes.${name}`)} <span className="count">{formatNumber(counts[name], language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Boxes>
  );
}
