import { useLanguage, useTexts } from '@facade/section-kit';
import type { SearchedHome } from '@facade/shared-domain/model';
import { Button, TextField } from '@facade/shared-ui';
import { buyersPath } from '../agency-paths.ts';

/** The homes, those first that most people search for, and a field for the reference of any other. */
export function HomeList({ homes }: { homes: readonly SearchedHome[] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <>
      <p className="note">{t('agency.buyers.intro')}</p>
      <form method="get" className="choice">
        <TextField
          name="home"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={10}
          required
          label={t('agency.buyers.reference')}
        />
        <Button type="submit" variant="secondary">
          {t('agency.buyers.show')}
        </Button>
      </form>
      {homes.length === 0 && <p>{t('agency.buyers.noHomes')}</p>}
      <ol>
        {homes.map(({ id, title, city, people }) => (
          <li key={id}>
            <a href={buyersPath(language, id)}>{`${title} (${id}), ${city}`}</a>
            <span className="people">{t('agency.buyers.people', { count: people })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
