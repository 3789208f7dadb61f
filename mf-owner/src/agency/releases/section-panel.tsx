import { useLanguage, useTexts } from '@facade/section-kit';
import { formatFileSize } from '@facade/shared-domain/numbers/file-size';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import type { Harm, ReleaseHealth, SectionHealth } from '@facade/shared-domain/releases';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentText } from '../../kit/moment.ts';
import { GoalTable } from './goal-table.tsx';
import { ReleaseActions } from './release-actions.tsx';

/** A section: its canary, its live release and the one before, side by side. */
export function SectionPanel({ health: { section, releases } }: { health: SectionHealth }) {
  const t = useTexts('mf-owner');
  return (
    <Panel aria-labelledby={section}>
      <h2 id={section}>{section}</h2>
      {releases.length === 0 && <p className="empty">{t('agency.releases.none')}</p>}
      <div className="releases">
        {releases.map((release) => (
          <Release key={release.version} release={release} />
        ))}
      </div>
      <GoalTable section={section} releases={releases} />
      <ReleaseActions section={section} releases={releases} />
    </Panel>
  );
}

function Release({ release: { version, place, percent, since, size, figures, errors } }: { release: ReleaseHealth }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const number = (value: number | null | undefined, unit = '') =>
    value == null ? '–' : `${formatNumber(value, language)}${unit}`;
  const rows: [string, string][] = [
    [t('agency.releases.size'), size === null ? '–' : formatFileSize(size, language)],
    [t('agency.releases.loads'), number(figures?.loads)],
    [t('agency.releases.server'), number(figures?.failures.server)],
    [t('agency.releases.browser'), number(figures?.failures.browser)],
    ['LCP', number(figures?.vitals.lcp, '\u00a0s')],
    ['INP', number(figures?.vitals.inp, '\u00a0s')],
    ['CLS', number(figures?.vitals.cls)],
    ...Object.entries(figures?.harms ?? {}).map(([harm, pages]): [string, string] => [
      t(`agency.releases.harms.${harm as Harm}`),
      number(pages),
    ]),
  ];
  return (
    <section data-place={place}>
      <h3>
        {t(`agency.releases.places.${place}`)}
        {place === 'canary' && ` (${percent}\u00a0%)`}
      </h3>
      <p className="version">{version}</p>
      {since && (
        <p className="small">
          {t('agency.releases.since', { moment: momentText(since.at, language), name: since.by })}
          {since.why && `: ${since.why}`}
        </p>
      )}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <ol aria-label={t('agency.releases.browser')}>
          {errors.map(({ message, places: [place = ''], pages, lastSeen }) => (
            <li key={message + place}>
              <p lang={message ? 'en' : undefined}>{message || t('agency.releases.otherErrors')}</p>
              <p className="small">
                {t('agency.releases.seen', { pages: number(pages), moment: momentText(lastSeen, language) })}
                <br />
                {place}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
