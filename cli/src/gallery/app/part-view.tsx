import type { Examples } from '@facade/section-kit/testing';
import { LANGUAGES } from '@facade/shared-domain/model';
import { toExample } from '@facade/shared-ui/examples';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Choice, choiceHref, frameHref, WIDTHS } from './choice.ts';
import { ExampleFrame } from './example-frame.tsx';
import { loadExamples, type Part } from './parts.ts';

interface SwitchProps {
  label: string;
  options: { label: string; href: string; current: boolean }[];
}

/** A choice of links, one of them current. */
const Switch = ({ label, options }: SwitchProps) => (
  <nav className="switch" aria-label={label}>
    {options.map((option) => (
      <Link key={option.label} to={option.href} replace aria-current={option.current || undefined}>
        {option.label}
      </Link>
    ))}
  </nav>
);

export interface PartViewProps {
  part: Part;
  choice: Choice;
}

/** One part in all its states, in the chosen language and width. */
export function PartView({ part, choice }: PartViewProps) {
  const [examples, setExamples] = useState<Examples>({});
  useEffect(() => {
    loadExamples(part).then(setExamples);
  }, [part]);
  const { language, width } = choice;
  const option = (label: string, change: Partial<Choice>, current: boolean) => ({
    label,
    href: choiceHref(choice, change),
    current,
  });
  return (
    <>
      <header>
        <div>
          <h1>{part.title}</h1>
          <p>
            {part.packageName}/src/{part.file.slice('./'.length)}
          </p>
        </div>
        <Switch
          label="Language"
          options={LANGUAGES.map((code) => option(code.toUpperCase(), { language: code }, code === language))}
        />
        <Switch
          label="Width"
          options={WIDTHS.map((pixels) => option(String(pixels), { width: pixels }, pixels === width))}
        />
      </header>
      <div className="states">
        {Object.entries(examples).map(([state, example]) => (
          <ExampleFrame
            key={state}
            title={state}
            href={frameHref(part.id, state, language)}
            width={width}
            height={toExample(example).height}
          />
        ))}
      </div>
    </>
  );
}
