import { useLanguage, useTexts } from '@facade/section-kit';
import type { ImportProblems, ImportRunEntry } from '@facade/shared-domain/model';
import { momentText } from '../../kit/moment.ts';

/** An import: when, what changed, and what was wrong by home. */
export function ImportRun({ run }: { run: ImportRunEntry }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { source, file, beganAt, seconds, imported, tooMany, counts, leftOut, errors, warnings, more } = run;
  const state = tooMany && !imported ? t('agency.imports.tooMany', tooMany) : t('agency.imports.refused');
  const took = { file: [source, file].filter(Boolean).join(': '), seconds: Math.round(seconds) };
  return (
    <section className={imported ? 'run' : 'run refused'}>
      <h2>
        <time dateTime={beganAt}>{momentText(beganAt, language)}</time>
      </h2>
      <p className="state">{imported ? t('agency.imports.imported') : state}</p>
      {imported && <p>{t('agency.imports.counts', counts)}</p>}
      {leftOut > 0 && <p>{t('agency.imports.leftOut', { count: leftOut })}</p>}
      <p className="small">{t('agency.imports.took', took)}</p>
      <Problems title={t('agency.imports.errors')} problems={errors} isOpen={!imported} />
      <Problems title={t('agency.imports.warnings')} problems={warnings} />
      {more > 0 && <p className="small">{t('agency.imports.more', { count: more })}</p>}
    </section>
  );
}

interface ProblemsProps {
  title: string;
  problems: readonly ImportProblems[];
  isOpen?: boolean;
}

function Problems({ title, problems, isOpen = false }: ProblemsProps) {
  const t = useTexts('mf-owner');
  if (problems.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{`${title} (${problems.length})`}</summary>
      <ul className="problems">
        {problems.map(({ home, problems: all }) => (
          <li key={home}>
            <strong>{home ? t('agency.imports.home', { home }) : t('agency.imports.file')}</strong>
            <ul>
              {all.map(({ message, advice, line }) => (
                <li key={`${message} ${line}`}>
                  {message}
                  {line !== null && <span className="small">{` (${t('agency.imports.line', { line })})`}</span>}
                  {advice && <p className="small">{advice}</p>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
