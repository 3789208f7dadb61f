import { useTexts } from '@facade/section-kit';
import type { LeadInbox } from '@facade/shared-domain/model';
import { Button, SelectField, TextField } from '@facade/shared-ui';
import { formText } from '../../model/field-text.ts';
import type { InboxFilter } from '../../model/inbox-filter.ts';
import { Filters } from './inbox-filters.style.ts';

interface InboxFiltersProps {
  filter: InboxFilter;
  /** Forms that leads came from. */
  forms: LeadInbox['forms'];
}

/** Filters the box; a plain form, so that the URL contains the filter. */
export function InboxFilters({ filter: { box, form, home, q }, forms }: InboxFiltersProps) {
  const t = useTexts('mf-owner');
  return (
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
      <Button type="submit" variant="secondary">
        {t('agency.filter.submit')}
      </Button>
    </Filters>
  );
}
