import { CheckboxField } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useShownError } from './bound-fields.tsx';
import { GroupError } from './group-error.tsx';

interface FieldGroupProps {
  /** Name of the field whose error is below the group; the summary links here. */
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** A group of fields with one error. */
export function FieldGroup({ name, legend, hint, children }: FieldGroupProps) {
  const { meta } = useField<unknown>(name);
  const error = useShownError(name, meta);
  return (
    <fieldset
      id={`field-${name}`}
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={error && `field-${name}-error`}
    >
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
      <GroupError id={`field-${name}-error`} message={error} />
    </fieldset>
  );
}

export interface Choice {
  value: string;
  label: ReactNode;
}

/** Any of these, each with a box. */
export const Boxes = ({ name, choices }: { name: string; choices: readonly Choice[] }) => (
  <div className="boxes">
    {choices.map((choice) => (
      <Box key={choice.value} name={name} {...choice} />
    ))}
  </div>
);

function Box({ name, value, label }: Choice & { name: string }) {
  const { input } = useField(name, { type: 'checkbox', value });
  return <CheckboxField {...input} value={value} id={`field-${name}-${value}`} label={label} />;
}
