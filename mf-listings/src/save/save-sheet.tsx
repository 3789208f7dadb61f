import { Slot, useTexts } from '@facade/section-kit';
import { Notice, Skeleton } from '@facade/shared-ui';
import { Sheet } from '@facade/shared-ui/sheet';

interface SaveSheetProps {
  /** Of the search: `demandQuery`. */
  query: string;
  onClose(): void;
}

/** Saves the search of the list, in a sheet over it. */
export function SaveSheet({ query, onClose }: SaveSheetProps) {
  const t = useTexts('mf-listings');
  return (
    <Sheet title={t('list.save.label')} closeLabel={t('filter.close')} onClose={onClose}>
      <Slot
        id="mf-forms/save-search"
        props={{ query }}
        skeleton={<Skeleton height="480px" />}
        fallback={<Notice tone="info">{t('list.save.unavailable')}</Notice>}
      />
    </Sheet>
  );
}
