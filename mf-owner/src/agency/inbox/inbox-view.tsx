import { type TextKey, useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import type { LeadBox } from '@facade/shared-domain/model';
import { Notice } from '@facade/shared-ui';
import { inboxPath } from '../agency-paths.ts';
import { StaffHead } from '../kit/staff-head.tsx';
import type { InboxData } from '../page-data.ts';
import { BoxList } from './box-list.tsx';
import { BULK_FORM, BulkForm, isOpen } from './bulk-form.tsx';
import { isNarrowed } from './inbox-filter.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { Inbox } from './inbox-view.style.ts';
import { IncompleteAdList } from './incomplete-ads.tsx';
import { LeadList } from './lead-list.tsx';
import { PageLinks } from './page-links.tsx';

/** What an empty box says; any other has a general text. */
const EMPTY: Partial<Record<LeadBox, TextKey<'mf-owner'>>> = {
  mine: 'agency.inbox.emptyMine',
  new: 'agency.inbox.emptyNew',
};

/** The leads from visitors, for the staff. */
export function InboxView({ data: { inbox, filter } }: { data: InboxData }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { staff, box, counts, forms, sort, leads, colleagues, page, pages, incompleteAds } = inbox;
  const returned = useReturnedForm(BULK_FORM);
  const refusal = returned?.errors.leads ?? returned?.errors[''];
  const isFiltered = isNarrowed(filter);
  return (
    <Inbox className="wrap">
      <StaffHead staff={staff} title={t('agency.inbox.title')} page="inbox" />
      {incompleteAds && <IncompleteAdList incompleteAds={incompleteAds} />}
      <BoxList box={box} counts={counts} />
      <InboxFilters key={inboxPath(language, filter)} filter={{ ...filter, box }} forms={forms} sort={sort} />
      {refusal && (
        <Notice tone="danger" title={t('agency.lead.conflict')}>
          <p>{refusal}</p>
        </Notice>
      )}
      {leads.length > 0 ? (
        <LeadList leads={leads} />
      ) : (
        <p className="empty">
          {t(isFiltered ? 'agency.inbox.noneFound' : (EMPTY[box] ?? 'agency.inbox.empty'))}
          {isFiltered && (
            <>
              {' '}
              <a href={inboxPath(language, { box })}>{t('agency.inbox.showAll')}</a>
            </>
          )}
        </p>
      )}
      {leads.some(isOpen) && <BulkForm staff={staff} colleagues={colleagues} />}
      {pages > 1 && <PageLinks filter={{ ...filter, box }} page={page} pages={pages} />}
      {staff.role === 'agent' && <p className="note">{t('agency.inbox.ownHomes')}</p>}
    </Inbox>
  );
}
