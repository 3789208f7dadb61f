import { useTexts } from '@facade/section-kit';
import { Bar } from './section-bar.style.ts';
import { usePartInView } from './use-part-in-view.ts';

export interface SectionBarProps {
  /** Ids of the parts, each with a name in `sections`. */
  sections: string[];
  /** Tells two names of a part apart: films, or a `tour` alone. */
  context?: string;
}

/** The way to each part of a long page; it stays under the header while the page scrolls. Links alone work without scripts. */
export function SectionBar({ sections, context = '' }: SectionBarProps) {
  const t = useTexts('mf-detail');
  const { bar, inView } = usePartInView(sections);
  return (
    <Bar ref={bar} aria-label={t('sections.label')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers loses its role in Safari */}
      <ul role="list">
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === inView || undefined}>
              {t(`sections.${id}`, { context })}
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
