import { useTexts } from '@facade/section-kit';
import type { Localized, WebsiteField } from '@facade/shared-domain/model';
import { TextArea, TextField } from '@facade/shared-ui';
import { useEditing } from '../editing.ts';
import { controlName, isMissing, textError } from '../field-values.ts';
import { MarkdownHelp } from './markdown-help.tsx';

/** A text in the language that is being written; the default language is shown below missing ones. */
export function TextInLanguage({ field }: { field: WebsiteField }) {
  const t = useTexts('mf-owner');
  const { answer, values, set, language, errors } = useEditing();
  const { name, kind, label, isRequired } = field;
  const [fallback = 'nl'] = answer.languages;
  const texts = values[name] as Localized;
  const common = {
    name: controlName(name, language),
    lang: language,
    label: t(`agency.website.fields.${label}`, { defaultValue: label }),
    error: textError(errors, name, language, fallback),
    required: isRequired && language === fallback,
    hint: isMissing(field, values, language, fallback)
      ? t('agency.website.fallback', { text: excerpt(texts[fallback] ?? '') })
      : undefined,
    value: texts[language] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, { ...texts, [language]: target.value }),
  };
  if (kind === 'line') return <TextField {...common} />;
  if (kind === 'text') return <TextArea {...common} rows={3} />;
  return (
    <div className="markdown">
      <TextArea {...common} rows={8} />
      <MarkdownHelp text={texts[language] ?? ''} writtenIn={language} />
    </div>
  );
}

/** Maximum length of the shown text of another language. */
const SHOWN = 200;

const excerpt = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
