import { useIsLive, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { useProof } from '../captcha/use-proof.ts';
import { useShownError } from '../fields/bound-fields.tsx';
import { type SentFile, sendFile } from './send-file.ts';
import { UploadFrame } from './upload-field.style.ts';
import { UploadList } from './upload-list.tsx';

/** Accepted types; the api checks the content. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/jpeg,image/png,image/heic';

/** Field name in which the shell expects files of a form posted without JavaScript. */
const POSTED_FILES = 'uploadFiles';

/**
 * Files that go with a form. Each is uploaded when it is chosen; the form contains the ids. Without JavaScript they are posted
 * with the form, and files of a refused form are listed to keep.
 */
export function UploadField({ name }: { name: string }) {
  const t = useTexts('mf-forms');
  const { input, meta } = useField<string[]>(name);
  const form = useForm();
  const id = useId();
  const isLive = useIsLive();
  const proof = useProof();
  // Each proof counts once.
  const isProofUsed = useRef(false);
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const error = useShownError(name, meta) || problem;
  // The list shows what the form sends, including files of a draft without stored names.
  const files = [...input.value].map(
    (file, index): SentFile =>
      sent.find(({ id }) => id === file) ?? {
        id: file,
        name: t('upload.before', { number: index + 1 }),
        isQuarantined: false,
      },
  );
  // The current value: a file may be removed during the next upload.
  const change = (to: (kept: readonly string[]) => readonly string[]) =>
    form.change(name, to(form.getState().values[name] ?? []));
  const add = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    setProblem('');
    for (const file of chosen) {
      setBusy(t('upload.busy', { name: file.name }));
      const answer = await sendFile(file, await proof.get(isProofUsed.current));
      isProofUsed.current = true;
      if ('id' in answer) {
        setSent((all) => [...all, answer]);
        change((kept) => [...kept, answer.id]);
      } else setProblem(answer.message ? `${file.name}: ${answer.message}` : t('upload.failed', { name: file.name }));
    }
    setBusy('');
  };
  const chooser = useRef<HTMLInputElement>(null);
  const begin = useRef(add);
  useEffect(() => {
    // Files chosen before this script loaded.
    if (chooser.current?.files?.length) void begin.current(chooser.current);
  }, []);
  return (
    <UploadFrame data-invalid={error ? true : undefined}>
      <label htmlFor={`field-${name}`}>{t('upload.title')}</label>
      <input
        ref={chooser}
        id={`field-${name}`}
        name={isLive ? undefined : POSTED_FILES}
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={busy !== ''}
        onChange={({ target }) => add(target)}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <p className="hint" id={`${id}-hint`}>
        {t('upload.hint')}
      </p>
      <div ref={proof.place} hidden />
      <output>{busy}</output>
      <p className="error" id={`${id}-error`} role={error ? 'alert' : undefined}>
        {error && <Icon name="warning" size={18} />}
        {error}
      </p>
      <UploadList
        name={name}
        files={files}
        isLive={isLive}
        onRemove={(removed) => change((kept) => kept.filter((id) => id !== removed))}
      />
    </UploadFrame>
  );
}
