import { useLanguage, useTexts } from '@facade/section-kit';
import type { SearchedHome } from '@facade/shared-domain/model';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Button, PictureView, TextField } from '@facade/shared-ui';
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
      {homes.length === 0 && <p className="empty">{t('agency.buyers.noHomes')}</p>}
      <ol className="homes">
        {homes.map(({ id, title, city, picture, people }) => (
          <li key={id}>
            {picture && <PictureView picture={picture} sizes="96px" widths={CARD_WIDTHS} ratio="4/3" alt="" />}
            <div>
              <a href={buyersPath(language, id)}>{`${title} (${id})`}</a>
              <p>{city}</p>
            </div>
            <p className="people">{t('agency.buyers.people', { count: people })}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
