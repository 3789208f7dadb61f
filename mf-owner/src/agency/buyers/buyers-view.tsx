import { useReturnedForm, useTexts } from '@facade/section-kit';
import type { BuyersAnswer } from '@facade/shared-domain/model';
import { Notice } from '@facade/shared-ui';
import { StaffHead } from '../kit/staff-head.tsx';
import { Buyers } from './buyers-view.style.ts';
import { HomeList } from './home-list.tsx';
import { Searched, TELL_FORM } from './searched.tsx';

/** How many people search for the agency's homes; of one home, in which words, and a button that mails them. */
export function BuyersView({ answer: { staff, homes, searched } }: { answer: BuyersAnswer }) {
  const t = useTexts('mf-owner');
  const returned = useReturnedForm(TELL_FORM);
  const [home] = homes;
  return (
    <Buyers className="wrap">
      <StaffHead staff={staff} title={t('agency.buyers.title')} page="buyers" />
      {returned && (
        <Notice tone="danger" title={t('agency.buyers.failed')}>
          <p>{returned.errors['']}</p>
        </Notice>
      )}
      {searched && home ? <Searched home={home} searched={searched} /> : <HomeList homes={homes} />}
    </Buyers>
  );
}
