import { useTexts } from '@facade/section-kit';
import { Button } from '@facade/shared-ui';
import { ChangeForm } from './change-form.tsx';

interface EndFormsProps {
  takesPart: boolean;
  /** In words. */
  keptFor: string;
}

/** How long the list is stored, and how to leave or end it: both ask first. */
export function EndForms({ takesPart, keptFor }: EndFormsProps) {
  const t = useTexts('mf-listings');
  return (
    <section className="ends">
      <p>{t('together.keptFor', { span: keptFor })}</p>
      {takesPart && (
        <details>
          <summary>{t('together.leave.open')}</summary>
          <ChangeForm action="leave">
            <p>{t('together.leave.hint')}</p>
            <Button type="submit" variant="secondary" size="s">
              {t('together.leave.go')}
            </Button>
          </ChangeForm>
        </details>
      )}
      <details>
        <summary>{t('together.end.open')}</summary>
        <ChangeForm action="end">
          <p>{t('together.end.hint')}</p>
          <Button type="submit" variant="secondary" size="s">
            {t('together.end.go')}
          </Button>
        </ChangeForm>
      </details>
    </section>
  );
}
