import { useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { PictureView, singlePictureUrl } from '@facade/shared-ui';
import type { CSSProperties } from 'react';
import { ON_PAPER } from '../property/print-page.ts';
import { Panel } from './floor-plan.style.ts';

/** The first floor plan of the gallery among the facts, large enough to read, on paper too. It leads to the whole file. */
export function FloorPlan({ pictures }: { pictures: Picture[] }) {
  const t = useTexts('mf-detail');
  const plan = pictures.find((picture) => picture.plan);
  if (!plan) return null;
  return (
    <Panel className="plan" style={{ '--shape': plan.width / plan.height } as CSSProperties} {...ON_PAPER}>
      <h2>{t('print.plan')}</h2>
      <a href={singlePictureUrl(plan)}>
        <PictureView
          picture={plan}
          alt={plan.alt || t('print.plan')}
          ratio="free"
          sizes="(min-width: 700px) 640px, 100vw"
        />
      </a>
    </Panel>
  );
}
