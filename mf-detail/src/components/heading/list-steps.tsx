import { useTexts } from '@facade/section-kit';
import type { ListPlace } from '@facade/shared-domain/listing/last-list';
import { Icon } from '@facade/shared-ui';

/** The homes before and after this one in the list that the visitor came from. */
export function ListSteps({ previous, next }: ListPlace) {
  const t = useTexts('mf-detail');
  return (
    <span className="steps">
      {previous && (
        <a href={previous} data-prefetch="" aria-label={t('list.previous')}>
          <Icon name="chevron-left" />
        </a>
      )}
      {next && (
        <a href={next} data-prefetch="" aria-label={t('list.next')}>
          <Icon name="chevron-right" />
        </a>
      )}
    </span>
  );
}
