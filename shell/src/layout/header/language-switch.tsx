import { useLanguage, useSite } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { useTranslation } from 'react-i18next';
import { homePath } from '../route-path.ts';
import { Flag } from './flag.tsx';

export interface LanguageSwitchProps {
  /** This page in every language that has it. */
  alternates: Partial<Record<Language, string>>;
}

/** The languages of the site. Each links to this page in that language, or to its home page. */
export function LanguageSwitch({ alternates }: LanguageSwitchProps) {
  const site = useSite();
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const codes = site.languages.filter(({ use }) => use).map(({ code }) => code);
  if (codes.length < 2) return null;
  return (
    <nav className="languages" aria-label={t('header.languages')}>
      {codes.map((code) => (
        <a
          key={code}
          href={alternates[code] ?? homePath(site, code)}
          hrefLang={code}
          lang={code}
          title={t(`languages.${code}`)}
          aria-current={code === language ? 'true' : undefined}
        >
          {site.showLanguageFlags ? <Flag language={code} /> : code.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
