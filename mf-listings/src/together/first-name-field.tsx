import { useTexts } from '@facade/section-kit';
import { TOGETHER } from '@facade/shared-domain/limits';
import { TextField } from '@facade/shared-ui';
import { useEffect, useState } from 'react';
import { knownLists } from './known-lists.ts';

interface FirstNameFieldProps {
  id: string;
  error: string | undefined;
  typed?: string;
}

/** The first name that the others see; the one that this device used last is there already. */
export function FirstNameField({ id, error, typed = '' }: FirstNameFieldProps) {
  const t = useTexts('mf-listings');
  const [name, setName] = useState(typed);
  useEffect(() => setName((now) => now || (knownLists().find(({ firstName }) => firstName)?.firstName ?? '')), []);
  return (
    <TextField
      id={id}
      name="firstName"
      autoComplete="given-name"
      maxLength={TOGETHER.firstName}
      required
      label={t('together.firstName')}
      error={error}
      value={name}
      onChange={(event) => setName(event.target.value)}
    />
  );
}
