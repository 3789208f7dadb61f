import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { homePath } from '../route-path.ts';

/** Official colours, three bands each. The language is named beside it for visitors who cannot see the flag. */
const BANDS = {
  nl: ['M0 0h18v4H0z', '#ae1c28', 'M0 8h18v4H0z', '#21468b'],
  fr: ['M0 0h6v12H0z', '#0055a4', 'M12 0h6v12h-6z', '#ef4135'],
  de: ['M0 0h18v4H0z', '#000', 'M0 8h18v4H0z', '#ffce00'],
  en: ['M0 0l18 12M18 0 0 12', '#012169', 'M9 0v12M0 6h18', '#c8102e'],
} as const;

/** The flag that some agencies prefer to a language code. */
function Flag({ language }: { language: Language }) {
  const [first, firstColor, second, secondColor] = BANDS[language];
  const stroke = language === 'en';
  return (
    <svg width="24" height="16" viewBox="0 0 18 12" role="img" aria-label={language.toUpperCase()}>
      <path d="M0 0h18v12H0z" fill={language === 'de' ? '#dd0000' : '#fff'} />
      <path d={first} {...(stroke ? { stroke: firstColor, strokeWidth: 3 } : { fill: firstColor })} />
      <path d={second} {...(stroke ? { stroke: secondColor, strokeWidth: 3 } : { fill: secondColor })} />
    </svg>
  );
}

export interface LanguageSwitchProps {
  /** This page in every language that has it. */
  alternates: Partial<Record<Language, string>>;
}

/** The languages of the site. Each links to this page in that language, or to its home page. */
export function LanguageSwitch({ alternates }: LanguageSwitchProps) {
  const site = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
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
