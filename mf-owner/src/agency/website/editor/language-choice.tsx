import { useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { useEditing } from './editing.ts';
import { missingTexts } from './field-values.ts';

/** Chooses the language to edit, with the number of missing texts of each. */
export function LanguageChoice({ onChoose }: { onChoose(language: Language): void }) {
  const t = useTexts('mf-owner');
  const { answer, values, language } = useEditing();
  const { languages, groups } = answer;
  const [fallback = 'nl'] = languages;
  return (
    <fieldset className="languages">
      <legend>{t('agency.website.language')}</legend>
      {languages.map((code) => {
        const missing = missingTexts(groups, values, code, fallback);
        return (
          <label key={code}>
            <input type="radio" name="language" checked={code === language} onChange={() => onChoose(code)} />
            <span>
              {t(`agency.website.languages.${code}`)}
              {missing > 0 && <small>{t('agency.website.missingCount', { count: missing })}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
