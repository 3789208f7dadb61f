import { useTexts } from '@facade/section-kit';
import type { LeadInbox } from '@facade/shared-domain/model';
import { Button, Icon, SelectField, TextField } from '@facade/shared-ui';
import { formText } from '../kit/form-text.ts';
import { type InboxFilter, isNarrowed } from './inbox-filter.ts';
import { FilterFold, Filters } from './inbox-filters.style.ts';

interface InboxFiltersProps {
  filter: InboxFilter;
  /** Forms that leads came from. */
  forms: LeadInbox['forms'];
  sort: LeadInbox['sort'];
}

/** Filters and sorts the box; a plain form, so that the URL contains the filter. Folded where the window is narrow. */
export function InboxFilters({ filter, forms, sort }: InboxFiltersProps) {
  const t = useTexts('mf-owner');
  const { box, form, home, q } = filter;
  return (
    <FilterFold open={isNarrowed(filter)}>
      <summary>
        {t('agency.filter.fold')}
        <Icon name="chevron-down" size={18} />
      </summary>
      <Filters method="get" role="search" aria-label={t('agency.filter.title')}>
        {box && <input type="hidden" name="box" value={box} />}
        <TextField name="q" type="search" maxLength={100} label={t('agency.filter.q')} defaultValue={q} />
        <SelectField name="form" label={t('agency.filter.form')} defaultValue={form}>
          <option value="">{t('agency.filter.anyForm')}</option>
          {[...new Set([...forms, ...(form ? [form] : [])])].map((id) => (
            <option key={id} value={id}>
              {formText(id, t)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="home"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={10}
          label={t('agency.filter.home')}
          defaultValue={home}
        />
        <SelectField name="sort" label={t('agency.filter.sort')} defaultValue={sort}>
          <option value="newest">{t('agency.filter.newest')}</option>
          <option value="oldest">{t('agency.filter.oldest')}</option>
        </SelectField>
        <Button type="submit" variant="secondary">
          {t('agency.filter.submit')}
        </Button>
      </Filters>
    </FilterFold>
  );
}
