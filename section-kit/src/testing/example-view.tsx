import type { Language } from '@facade/shared-domain/model';
import type { ExamplePage } from '@facade/shared-ui/examples';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { SlotContext, type SlotProps } from '../slot.tsx';
import type { Example } from './examples.ts';
import { sampleSite } from './sample-site.ts';
import { TestPage } from './test-page.tsx';

export interface ExampleViewProps {
  example: Example;
  /** The component's package, which is the namespace of its texts. */
  section: string;
  language: Language;
  /** Texts of the section in that language. */
  texts: object;
}

/** An example on its own page, without the shell. Fragments of other sections are boxes with their names. */
export function ExampleView({ example, section, language, texts }: ExampleViewProps) {
  const { site, path, form } = example;
  return (
    <TestPage site={sampleSite(language, site)} locales={{ [section]: texts }} {...{ language, path, form }}>
      <SlotContext value={SlotBox}>
        <Rendered example={example} section={section} language={language} />
      </SlotContext>
    </TestPage>
  );
}

function Rendered({ example, section, language }: Omit<ExampleViewProps, 'texts'>) {
  const { t } = useTranslation(section);
  return example.render({ language, t: t as unknown as ExamplePage['t'] });
}

const SlotBox = (({ id }) => <div className="example-slot">{id}</div>) as ComponentType<SlotProps<never>> as never;
