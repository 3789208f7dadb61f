import { useFavourites, useLanguage, useTexts } from '@facade/section-kit';
import { comparePath, favouritesPath, togetherPath } from '@facade/shared-domain/paths/kept-paths';
import { Button, Icon, LinkButton, Notice } from '@facade/shared-ui';
import { useMemo } from 'react';
import { cardLabels } from '../cards/card-labels.ts';
import { MOST_COMPARED } from '../compare/compared.ts';
import { ShareLink } from '../favourites/share-link.tsx';
import { ChangeForm, ChangesContext } from './change-form.tsx';
import { EndForms } from './end-forms.tsx';
import { FirstNameField } from './first-name-field.tsx';
import { TOGETHER_SORTS } from './sort-homes.ts';
import { TogetherFrame } from './together.style.ts';
import { TogetherHomeRow } from './together-home.tsx';
import { type TogetherData, useTogether } from './use-together.ts';

/** A list of homes that several people share by its link: hearts and notes of each. Without JavaScript every change is posted here. */
export function TogetherView({ data }: { data: TogetherData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { token } = data;
  const { list, homes, order, you, sort, sortBy, change, errors } = useTogether(data);
  const labels = useMemo(() => cardLabels(t), [t]);
  const kept = useFavourites();
  if (!list) {
    return (
      <TogetherFrame className="wrap">
        <h1>{t('together.over.title')}</h1>
        <Notice tone="info">{t('together.over.text')}</Notice>
        <LinkButton to={favouritesPath(language)} variant="secondary">
          {t('favourites.title')}
        </LinkButton>
      </TogetherFrame>
    );
  }
  const shown = order.flatMap((id) => homes.find((home) => home.id === id) ?? []);
  const gone = list.homes.filter(({ id }) => !homes.some((home) => home.id === id)).length;
  const compared = shown.filter(({ availability }) => availability === 'available').slice(0, MOST_COMPARED);
  const missing = kept.filter((id) => !list.homes.some((home) => home.id === id));
  const { firstName, homes: ofHomes, note, '': other } = errors;
  // Beside its field, unless that is not there: to who takes part and has lost the cookie, it must be said too.
  const refusal = ofHomes ?? note ?? (firstName ? you && firstName : other);
  return (
    <ChangesContext value={{ token, change }}>
      <TogetherFrame className="wrap">
        <h1>{t('together.title')}</h1>
        <div className="people">
          <p>
            <Icon name="user" size={18} />
            {list.people
              .map((person) => (person.isYou ? t('together.named', { name: person.firstName }) : person.firstName))
              .join(', ')}
          </p>
          <ShareLink path={togetherPath(language, token)} title={t('together.title')} label={t('together.share')} />
        </div>
        <p className="hint">{t('together.hint')}</p>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {!you && (
          <section className="join" aria-labelledby="together-join">
            <h2 id="together-join">{t('together.join.title')}</h2>
            <p>{t('together.join.intro')}</p>
            <ChangeForm action="join">
              <FirstNameField id="together-name" error={firstName} />
              <Button type="submit">{t('together.join.go')}</Button>
            </ChangeForm>
          </section>
        )}
        <div className="tools">
          <nav aria-label={t('together.sort.label')}>
            {TOGETHER_SORTS.map((one) => (
              <a
                key={one}
                href={`?sort=${one}`}
                aria-current={one === sort ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  sortBy(one);
                }}
              >
                {t(`together.sort.${one}`)}
              </a>
            ))}
          </nav>
          {compared.length > 1 && (
            <a
              href={comparePath(
                language,
                compared.map(({ id }) => id),
              )}
            >
              <Icon name="columns" size={18} />
              {t('compare.these', { count: compared.length })}
            </a>
          )}
          {you && missing.length > 0 && (
            <ChangeForm action="add" fields={{ homes: missing.join(',') }}>
              <Button type="submit" variant="secondary" size="s">
                <Icon name="plus" size={18} />
                {t('together.add', { count: missing.length })}
              </Button>
            </ChangeForm>
          )}
        </div>
        {shown.length === 0 && <Notice tone="info">{t('together.empty')}</Notice>}
        {gone > 0 && <Notice tone="info">{t('together.gone', { count: gone })}</Notice>}
        <ul className="homes">
          {shown.map((card, index) => (
            <TogetherHomeRow
              key={card.id}
              card={card}
              labels={labels}
              marks={list.homes.find(({ id }) => id === card.id) ?? { id: card.id, likedBy: [], notes: [] }}
              people={list.people}
              priority={index === 0}
            />
          ))}
        </ul>
        <EndForms takesPart={you !== null} keptFor={list.keptFor} />
      </TogetherFrame>
    </ChangesContext>
  );
}
