import { useLanguage, useTexts } from '@facade/section-kit';
import { LANGUAGES, type Language, type WebsitePreview, type WebsiteThingAnswer } from '@facade/shared-domain/model';
import { ErrorSummary, fieldId, Notice } from '@facade/shared-ui';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { openDocument } from '../../../login/open-document.ts';
import { StaffHead } from '../../kit/staff-head.tsx';
import { thingName } from '../thing-name.ts';
import { previewThing, saveThing, type WebsiteErrors } from '../website-api.ts';
import { editPath, historyPath, type WebsiteDone, websitePath } from '../website-paths.ts';
import { EditingContext } from './editing.ts';
import { EditorPage } from './editor.style.ts';
import { EditorBar } from './editor-bar.tsx';
import { FieldGroup } from './field-group.tsx';
import { languageOf } from './field-values.ts';
import { LanguageChoice } from './language-choice.tsx';
import { keepDraft } from './saved-draft.ts';
import { useDraft } from './use-draft.ts';

interface EditorProps {
  answer: WebsiteThingAnswer;
  done: WebsiteDone | null;
}

/** The form with its notices: restored draft, errors, link to the preview. */
export function Editor({ answer, done }: EditorProps) {
  const t = useTexts('mf-owner');
  const shown = useLanguage();
  const { thing, version, languages, groups, staff, canWrite } = answer;
  const [language, setLanguage] = useState<Language>(languages.includes(shown) ? shown : (languages[0] ?? shown));
  const { values, changed, set, restored, discard } = useDraft(answer);
  const [errors, setErrors] = useState<WebsiteErrors>({});
  const [preview, setPreview] = useState<WebsitePreview | null>(null);
  const [busy, setBusy] = useState<'publish' | 'preview' | null>(null);
  const save = { thing: thing.id, version, values: changed };
  const failed = (found: WebsiteErrors) => {
    setBusy(null);
    setErrors(Object.keys(found).length > 0 ? found : { '': t('agency.website.unreachable') });
  };
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    setBusy('publish');
    const found = await saveThing(save, shown);
    if (found) return failed(found);
    keepDraft(thing.id, null);
    openDocument(editPath(shown, thing.id, 'saved'));
  };
  const show = async () => {
    setBusy('preview');
    setErrors({});
    const made = await previewThing(save, shown);
    if ('errors' in made) return failed(made.errors);
    setBusy(null);
    setPreview(made.preview);
  };
  const write = (name: string, value: Parameters<typeof set>[1]) => {
    setPreview(null);
    set(name, value);
  };
  // The field with the error may be in another language or collapsed: open it first.
  const unfold = ({ target }: MouseEvent) => {
    const control =
      target instanceof Element && target.closest('a[href^="#field-"]')?.getAttribute('href')?.slice('#field-'.length);
    if (!control) return;
    const wanted = LANGUAGES.find((code) => code === languageOf(control));
    if (wanted) flushSync(() => setLanguage(wanted));
    document.getElementById(fieldId(control))?.closest('details')?.setAttribute('open', '');
  };
  const name = thingName(thing, t);
  return (
    <EditingContext value={{ answer, values, set: write, language, errors }}>
      <EditorPage className="wrap">
        <p className="back">
          <a href={websitePath(shown)}>{t('agency.website.back')}</a>
          <a href={historyPath(shown, thing.id)}>{t('agency.website.history')}</a>
          {thing.path && <a href={thing.path}>{t('agency.website.onSite')}</a>}
        </p>
        <StaffHead staff={staff} title={name} />
        <noscript>
          <Notice tone="info">{t('agency.website.needsScript')}</Notice>
        </noscript>
        {!canWrite && <Notice tone="warning">{t('agency.website.readOnly')}</Notice>}
        {done === 'saved' && <Notice tone="success">{t('agency.website.saved')}</Notice>}
        {restored && (
          <Notice tone={restored === 'stale' ? 'warning' : 'info'}>{t(`agency.website.restored.${restored}`)}</Notice>
        )}
        <form noValidate onSubmit={publish} onClickCapture={unfold}>
          <ErrorSummary
            title={t('agency.website.check')}
            errors={Object.entries(errors).map(([control, message]) => ({ name: control, message }))}
          />
          {languages.length > 1 && <LanguageChoice onChoose={setLanguage} />}
          {groups.map((group, index) => (
            <FieldGroup
              key={`${group.kind} ${group.number}`}
              group={group}
              isFolded={index > 1 && group.kind !== 'whole'}
            />
          ))}
          <EditorBar
            count={Object.keys(changed).length}
            busy={busy}
            preview={preview}
            onPreview={show}
            onDiscard={discard}
          />
        </form>
      </EditorPage>
    </EditingContext>
  );
}
