import type { Translate } from '@facade/platform/section';
import type { Picture } from '@facade/shared-domain/model';
import { PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { ON_PAPER } from '../model/print-page.ts';

/** The first floor plan of the gallery, large enough to read on paper. A screen has the gallery. */
export function FloorPlan({ pictures, t }: { pictures: Picture[]; t: Translate }) {
  const plan = pictures.find((picture) => picture.plan);
  if (!plan) return null;
  return (
    <Panel className="plan" {...ON_PAPER}>
      <h2>{t('print.plan')}</h2>
      <PictureView picture={plan} ratio="free" sizes="480px" />
    </Panel>
  );
}

const Panel = styled.section`
  display: none;
  @media print {
    display: block;
    break-inside: avoid;
    img {
      width: 100%;
      max-height: 55mm;
      object-fit: contain;
      object-position: left top;
    }
    picture {
      background: none !important;
    }
  }
`;
