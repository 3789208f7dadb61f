import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon.tsx';

/** Props of every field around its control. */
export interface FieldTexts {
  name: string;
  label: ReactNode;
  /** Why the value was refused; shown beside the field and read with it. */
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Read out with the label of a required field ("required"). */
  requiredLabel?: string;
}

/** Default id of a field's control; `ErrorSummary` links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** Ties a control to its hint and error. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

export interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
  /** The control is before its label. */
  inline?: boolean;
}

/** Label above, control, hint and error below. Sections use the fields built on it. */
export function Field({ id, label, error, hint, required, requiredLabel, children, inline = false }: FieldProps) {
  const caption = (
    <label htmlFor={id}>
      {label}
      {required && (
        <>
          <span className="star" aria-hidden="true">
            {' *'}
          </span>
          {requiredLabel && <span className="visually-hidden"> ({requiredLabel})</span>}
        </>
      )}
    </label>
  );
  return (
    <FieldFrame data-inline={inline || undefined} data-invalid={error ? true : undefined}>
      {inline ? children : caption}
      {inline ? caption : children}
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="error" id={`${id}-error`}>
          <Icon name="warning" size={18} />
          {error}
        </div>
      )}
    </FieldFrame>
  );
}

const FieldFrame = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
  label {
    font-weight: 600;
    font-size: var(--step--1);
  }
  .star {
    color: var(--accent);
  }
  input:not([type='checkbox']),
  textarea,
  select {
    width: 100%;
    min-height: 48px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    transition: border-color var(--fast);
    &:hover {
      border-color: var(--ink);
    }
    &:focus-visible {
      outline-offset: 0;
    }
  }
  textarea {
    min-height: 8.5em;
    padding-block: var(--space-3);
    resize: vertical;
    field-sizing: content;
  }
  .select {
    position: relative;
    display: grid;
    align-items: center;
    select {
      appearance: none;
      padding-right: var(--space-7);
    }
    svg {
      position: absolute;
      right: var(--space-4);
      pointer-events: none;
    }
  }
  .hint {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .error {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--danger);
    font-size: var(--step--1);
    font-weight: 500;
  }
  &[data-invalid] :is(input, textarea, select) {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &[data-inline] {
    grid-template-columns: auto 1fr;
    column-gap: var(--space-3);
    label {
      padding-block: 10px;
      font-weight: 400;
    }
    input {
      width: 22px;
      height: 22px;
      margin: 12px 0 0;
    }
    .hint,
    .error {
      grid-column: 2;
    }
    .hint {
      margin-top: -8px;
    }
  }
`;
