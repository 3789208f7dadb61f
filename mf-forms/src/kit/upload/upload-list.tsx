import { useTexts } from '@facade/section-kit';
import { Button, CheckboxField, Icon } from '@facade/shared-ui';
import type { SentFile } from './send-file.ts';

interface UploadListProps {
  name: string;
  files: readonly SentFile[];

  isLive: boolean;
  onRemove(id: string): void;
}

/** The files of the form. A button removes one; without JavaScript, unticking its box does. */
export function UploadList({ name, files, isLive, onRemove }: UploadListProps) {
  const t = useTexts('mf-forms');
  if (!isLive)
    return (
      <ul>
        {files.map(({ id, name: label }) => (
          <li key={id}>
            <CheckboxField id={`field-${name}-${id}`} name={name} value={id} defaultChecked label={label} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <input type="hidden" name={name} value={file.id} />
          <span>
            {file.name}
            {file.isQuarantined && <small> ({t('upload.held')})</small>}
          </span>
          <Button
            variant="quiet"
            size="s"
            aria-label={t('upload.remove', { name: file.name })}
            onClick={() => onRemove(file.id)}
          >
            <Icon name="close" size={18} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
