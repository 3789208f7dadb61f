import { useReturnedForm, useTexts } from '@facade/section-kit';
import type { ImportsAnswer } from '@facade/shared-domain/model';
import { Button, Notice } from '@facade/shared-ui';
import { StaffHead } from '../kit/staff-head.tsx';
import { ImportRun } from './import-run.tsx';
import { Imports } from './imports-view.style.ts';

const FORM = 'staff-imports';

interface ImportsViewProps {
  answer: ImportsAnswer;
  isStarted: boolean;
}

/** The last imports, and a button that imports now. */
export function ImportsView({ answer: { staff, canRun, runs }, isStarted }: ImportsViewProps) {
  const t = useTexts('mf-owner');
  const returned = useReturnedForm(FORM);
  return (
    <Imports className="wrap">
      <StaffHead staff={staff} title={t('agency.imports.title')} page="imports" />
      <p className="note">{t('agency.imports.intro')}</p>
      {returned && (
        <Notice tone="danger" title={t('agency.imports.failed')}>
          <p>{returned.errors['']}</p>
        </Notice>
      )}
      {isStarted && <p role="status">{t('agency.imports.started')}</p>}
      {canRun && (
        <form method="post">
          <input type="hidden" name="form" value={FORM} />
          <Button type="submit" variant="secondary" size="s">
            {t('agency.imports.run')}
          </Button>
        </form>
      )}
      {runs.length === 0 ? (
        <p className="empty">{t('agency.imports.empty')}</p>
      ) : (
        runs.map((run) => <ImportRun key={run.id} run={run} />)
      )}
    </Imports>
  );
}
