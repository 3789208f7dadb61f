import { useSite, useTexts } from '@facade/section-kit';
import { brochurePath, windowCardPath } from '@facade/shared-domain/paths/brochure-path';

/** What is printed of a home, in each language of the site: its brochure, and the card for the window. */
export function Prints({ id }: { id: number }) {
  const t = useTexts('mf-owner');
  const { languages } = useSite();
  const codes = languages.filter(({ use }) => use).map(({ code }) => code);
  const papers = [
    ['brochure', (language: (typeof codes)[number]) => brochurePath({ kind: 'property', id }, language)],
    ['windowCard', (language: (typeof codes)[number]) => windowCardPath(id, language)],
  ] as const;
  return (
    <dl>
      {papers.map(([name, pathIn]) => (
        <div key={name}>
          <dt>{t(`agency.buyers.${name}`)}</dt>
          {codes.map((language) => (
            <dd key={language}>
              <a
                href={pathIn(language)}
                type="application/pdf"
                target="_blank"
                rel="noopener"
                hrefLang={language}
                lang={language}
              >
                {t(`agency.website.languages.${language}`)}
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
