import { codeOnDemand, useTexts } from '@facade/section-kit';
import { useEffect, useRef } from 'react';
import type { Part } from '../property/anchors.ts';
import { Bar } from './section-bar.style.ts';

const follow = codeOnDemand(() => import('./follow-parts.ts'));

export interface SectionBarProps {
  /** Ids of the parts, each with a name in `sections`. */
  sections: Part[];
  /** Tells two names of a part apart: films, or a `tour` alone. */
  context?: string;
}

/** The way to each part of a long page; it stays under the header while the page scrolls. Links alone work without scripts. */
export function SectionBar({ sections, context = '' }: SectionBarProps) {
  const t = useTexts('mf-detail');
  const bar = useRef<HTMLElement>(null);
  const ids = sections.join();
  useEffect(() => {
    let isLeft = false;
    let end: (() => void) | undefined;
    // Until this code is there, the links lead to their parts.
    follow.arrived().then(({ followParts }) => {
      if (bar.current && !isLeft) end = followParts(bar.current);
    });
    return () => {
      isLeft = true;
      end?.();
    };
  }, [ids]);
  return (
    <Bar ref={bar} aria-label={t('sections.label')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers loses its role in Safari */}
      <ul role="list">
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`sections.${id}`, { context })}</a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
