import { Notice } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';

/** A notice in place of a fragment whose section is temporarily unavailable. @param section such as `mf-listings` */
export function UnavailableNotice({ section }: { section: string }) {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="info" title={t([`unavailable.${section}`, 'unavailable.title'])}>
      {t('unavailable.retry')}
    </Notice>
  );
}
