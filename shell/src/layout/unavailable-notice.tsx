import { useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';

/** A notice in place of a fragment whose section is temporarily unavailable. @param section such as `mf-listings` */
export function UnavailableNotice({ section }: { section: string }) {
  const t = useTexts('shell');
  return (
    <Notice tone="info" title={t(`unavailable.${section}`, { defaultValue: t('unavailable.title') })}>
      {t('unavailable.retry')}
    </Notice>
  );
}
