import { useTexts } from '@facade/section-kit';
import type { WebsiteAnswer, WebsiteThingKind } from '@facade/shared-domain/model';
import { Notice } from '@facade/shared-ui';
import { Panel } from '../../../dashboard/panel.style.ts';
import { StaffHead } from '../../kit/staff-head.tsx';
import { ManagersOnly } from './managers-only.tsx';
import { ThingRow } from './thing-row.tsx';
import { Website } from './website-view.style.ts';

const PARTS: { name: 'whole' | 'pages' | 'articles'; kinds: WebsiteThingKind[] }[] = [
  { name: 'whole', kinds: ['menu', 'popup', 'top-bar', 'footer'] },
  { name: 'pages', kinds: ['page'] },
  { name: 'articles', kinds: ['article'] },
];

/** Everything of the site that can be edited. `null`: the user is an agent. */
export function WebsiteView({ data }: { data: WebsiteAnswer | null }) {
  const t = useTexts('mf-owner');
  if (!data) return <ManagersOnly />;
  const { staff, things, canWrite, examples = [] } = data;
  return (
    <Website className="wrap">
      <StaffHead staff={staff} title={t('agency.website.title')} page="website" />
      <p className="note">{t('agency.website.intro')}</p>
      {examples.length > 0 && (
        <Notice tone="danger" title={t('agency.website.examplesTitle')}>
          <p>{t('agency.website.examples')}</p>
          <ul>
            {examples.map((fact) => (
              <li key={fact}>{t(`agency.website.exampleFacts.${fact}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!canWrite && <Notice tone="warning">{t('agency.website.readOnly')}</Notice>}
      {PARTS.map(({ name, kinds }) => {
        const shown = things.filter(({ kind }) => kinds.includes(kind));
        return (
          shown.length > 0 && (
            <Panel key={name} aria-labelledby={`website-${name}`}>
              <h2 id={`website-${name}`}>{t(`agency.website.parts.${name}`)}</h2>
              <ul className="things">
                {shown.map((thing) => (
                  <ThingRow key={thing.id} thing={thing} />
                ))}
              </ul>
            </Panel>
          )
        );
      })}
    </Website>
  );
}
