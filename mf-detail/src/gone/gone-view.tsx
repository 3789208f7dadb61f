import { Slot, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { listPath } from '@facade/shared-domain/paths/list-path';
import { LinkButton } from '@facade/shared-ui';
import { newestSlot } from '../property/property-slots.ts';
import type { GoneHome } from './gone-home.ts';
import { GoneFrame } from './gone-view.style.ts';

/** In place of a home that is no longer public: what to look at instead. */
export function GoneView({ gone }: { gone: GoneHome }) {
  const t = useTexts('mf-detail');
  const { routes } = useSite();
  const language = useLanguage();
  const { goal, town } = gone;
  const search = routes.find(({ original }) => original === '/demand-register/')?.paths[language];
  return (
    <GoneFrame className="wrap">
      <h1>{t('gone.title')}</h1>
      <p>{t('gone.text')}</p>
      <ul className="next">
        {town && (
          <li>
            <LinkButton to={listPath(routes, goal, { city: town }, language)} data-prefetch>
              {t('gone.town', { city: town.label })}
            </LinkButton>
          </li>
        )}
        <li>
          <LinkButton to={listPath(routes, goal, {}, language)} variant={town ? 'secondary' : undefined} data-prefetch>
            {t(`gone.${goal}`)}
          </LinkButton>
        </li>
        {search && (
          <li>
            <LinkButton to={search} variant="secondary">
              {t('gone.search')}
            </LinkButton>
          </li>
        )}
      </ul>
      <Slot {...newestSlot(goal)} fallback={null} />
    </GoneFrame>
  );
}
