import { useTexts } from '@facade/section-kit';
import { VisitForm } from './visit-form.tsx';
import type { VisitTimes } from './visit-times.ts';
import { VisitFrame } from './visit-view.style.ts';

export interface VisitPageData {
  propertyId: number;
  title: string;
  /** Of the home's own page. */
  path: string;
  place: string;
  agent: string;
  times: VisitTimes;
  /** Id of the time that the link proposes, free or not. */
  slot: string | null;
}

/** The form of a visit as a page: without JavaScript, and for shared links. */
export function VisitView({ data: { propertyId, title, path, place, agent, times, slot } }: { data: VisitPageData }) {
  const t = useTexts('mf-forms');
  return (
    <VisitFrame className="wrap">
      <h1>{t('visit.title')}</h1>
      <p className="home">
        <a href={path}>{title}</a>
        <span>{place}</span>
        <span>{t('visit.with', { agent })}</span>
      </p>
      <VisitForm propertyId={propertyId} times={times} proposed={slot} />
    </VisitFrame>
  );
}
