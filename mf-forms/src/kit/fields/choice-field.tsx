import { useTexts } from '@facade/section-kit';
import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { useShownError } from './bound-fields.tsx';
import { Choices } from './choice-field.style.ts';
import { GroupError } from './group-error.tsx';

interface ChoiceFieldProps {
  name: string;
  label: ReactNode;
  /** No initial choice, but one is required. */
  required?: boolean;
  options: readonly { value: string; label: string; hint?: string }[];
}

/** One of a few visible options. */
export function ChoiceField({ name, label, required = false, options }: ChoiceFieldProps) {
  const t = useTexts('mf-forms');
  const { input, meta } = useField<string>(name);
  const error = useShownError(name, meta);
  const id = useId();
  return (
    <Choices aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? true : undefined}>
      <legend>
        {label}
        {required && (
          <>
            <span className="star" aria-hidden="true">
              {' *'}
            </span>
            <span className="visually-hidden"> ({t('required')})</span>
          </>
        )}
      </legend>
      <div>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? `field-${name}` : undefined}
              value={option.value}
              checked={input.value === option.value}
              onChange={() => input.onChange(option.value)}
              aria-invalid={error ? true : undefined}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <GroupError id={`${id}-error`} message={error} />
    </Choices>
  );
}
