import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { BoundCheckbox } from './bound-fields.tsx';

/** The required consent, with a link to the privacy policy. */
export function PrivacyField({ purpose }: { purpose?: 'friend' }) {
  const t = useTexts('mf-forms');
  const { routes } = useSite();
  const language = useLanguage();
  return (
    <BoundCheckbox
      name="privacy"
      label={t('fields.privacy', { context: purpose })}
      required
      hint={
        <a href={localizedPath(routes, '/privacy/', language)} target="_blank" rel="noopener">
          {t('privacyLink')}
          <span className="visually-hidden"> ({t('newWindow')})</span>
        </a>
      }
    />
  );
}
