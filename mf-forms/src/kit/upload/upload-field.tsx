import { useSite, useTexts } from '@facade/section-kit';
import { Button, Icon } from '@facade/shared-ui';
import { type ChangeEvent, useId, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { useShownError } from '../fields/bound-fields.tsx';
import { useIsLive } from '../use-is-live.ts';
import { type SentFile, sendFile } from './send-file.ts';
import { UploadFrame } from './upload-field.style.ts';

/** What a file may be; the api looks at its content. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/jpeg,image/png,image/heic';

/** Files that go with a form. Each is sent when it is chosen; the form names them. Without JavaScript it says where to mail them. */
export function UploadField({ name }: { name: string }) {
  const t = useTexts('mf-forms');
  const { agency } = useSite();
  const { input, meta } = useField<string[]>(name);
  const form = useForm();
  const id = useId();
  const isLive = useIsLive();
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const error = useShownError(name, meta) || problem;
  // What the form sends is what is listed: files of a draft too, whose names were not kept.
  const files = [...input.value].map(
    (file, index): SentFile =>
      sent.find(({ id }) => id === file) ?? {
        id: file,
        name: t('upload.before', { number: index + 1 }),
        isQuarantined: false,
      },
  );
  // Of this moment: a file may be removed while the next is on its way.
  const change = (to: (kept: readonly string[]) => readonly string[]) =>
    form.change(name, to(form.getState().values[name] ?? []));
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    setProblem('');
    for (const file of chosen) {
      setBusy(t('upload.busy', { name: file.name }));
      const answer = await sendFile(file);
      if ('id' in answer) {
        setSent((all) => [...all, answer]);
        change((kept) => [...kept, answer.id]);
      } else setProblem(answer.message ? `${file.name}: ${answer.message}` : t('upload.failed', { name: file.name }));
    }
    setBusy('');
  };
  if (!isLive) return <p className="hint">{t('upload.byMail', { email: agency.email })}</p>;
  return (
    <UploadFrame data-invalid={error ? true : undefined}>
      <label htmlFor={`field-${name}`}>{t('upload.title')}</label>
      <input
        id={`field-${name}`}
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={busy !== ''}
        onChange={add}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <p className="hint" id={`${id}-hint`}>
        {t('upload.hint')}
      </p>
      <output>{busy}</output>
      <p className="error" id={`${id}-error`} role={error ? 'alert' : undefined}>
        {error && <Icon name="warning" size={18} />}
        {error}
      </p>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <span>
              {file.name}
              {file.isQuarantined && <small> ({t('upload.held')})</small>}
            </span>
            <Button
              variant="quiet"
              size="s"
              aria-label={t('upload.remove', { name: file.name })}
              onClick={() => change((kept) => kept.filter((id) => id !== file.id))}
            >
              <Icon name="close" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {files.map((file) => (
        <input key={file.id} type="hidden" name={name} value={file.id} />
      ))}
    </UploadFrame>
  );
}
