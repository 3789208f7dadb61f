import { useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { PictureView } from '@facade/shared-ui';
import { ON_PAPER } from '../../model/print-page.ts';
import { Panel } from './floor-plan.style.ts';

/** The first floor plan of the gallery, large enough to read on paper. A screen has the gallery. */
export function FloorPlan({ pictures }: { pictures: Picture[] }) {
  const t = useTexts('mf-detail');
  const plan = pictures.find((picture) => picture.plan);
  if (!plan) return null;
  return (
    <Panel className="plan" {...ON_PAPER}>
      <h2>{t('print.plan')}</h2>
      <PictureView picture={plan} ratio="free" sizes="480px" />
    </Panel>
  );
}
