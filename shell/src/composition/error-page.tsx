import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorView } from '../layout/error-view.tsx';

/** The apology, and the number under which the server's log tells what happened. */
export function ErrorPage({ reference }: { reference?: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <ErrorView />
      {reference && <Reference className="wrap">{t('error.reference', { reference })}</Reference>}
    </>
  );
}

const Reference = styled.p`
  margin-bottom: var(--space-7);
  color: var(--muted);
  font-size: var(--step--1);
  overflow-wrap: anywhere;
`;
