import { Notice } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';

/** Says in the place of a fragment that its section is not there for a moment. @param section such as `mf-listings` */
export function UnavailableNotice({ section }: { section: string }) {
  const { t } = useTranslation('shell');
  return (
    <Notice tone="info" title={t([`unavailable.${section}`, 'unavailable.title'])}>
      {t('unavailable.retry')}
    </Notice>
  );
}
