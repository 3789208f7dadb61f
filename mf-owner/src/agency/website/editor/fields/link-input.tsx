import { TextField } from '@facade/shared-ui';
import { type ComponentProps, useId } from 'react';
import { useEditing } from '../editing.ts';

interface LinkInputProps
  extends Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'error' | 'required'> {
  value: string;
  onChange(value: string): void;
}

/** A link: one of the site's pages, which are suggested, or any other. */
export function LinkInput({ value, onChange, ...field }: LinkInputProps) {
  const { answer } = useEditing();
  const list = useId();
  return (
    <>
      <TextField {...field} list={list} value={value} onChange={(event) => onChange(event.target.value)} />
      <datalist id={list}>
        {answer.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
