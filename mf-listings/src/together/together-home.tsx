import { useTexts } from '@facade/section-kit';
import { TOGETHER } from '@facade/shared-domain/limits';
import type { TogetherHome, TogetherPerson } from '@facade/shared-domain/model';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Button, EnergyChip, Icon, PictureView, TextArea } from '@facade/shared-ui';
import { useRef } from 'react';
import type { CardProperty } from '../cards/card-data.ts';
import { CardFacts } from '../cards/card-facts.tsx';
import type { CardLabels } from '../cards/card-labels.ts';
import { cardName } from '../cards/card-labels.ts';
import { CardPrice } from '../cards/card-price.tsx';
import { ChangeForm } from './change-form.tsx';

interface TogetherHomeRowProps {
  card: CardProperty;
  labels: CardLabels;
  marks: TogetherHome;
  people: readonly TogetherPerson[];
  priority: boolean;
}

/** A home of the list, with who likes it and what each says of it. Those who take part have a heart and a note of their own. */
export function TogetherHomeRow({ card, labels, marks, people, priority }: TogetherHomeRowProps) {
  const t = useTexts('mf-listings');
  const you = people.find(({ isYou }) => isYou);
  const nameOf = (id: number) => people.find((person) => person.id === id)?.firstName ?? '';
  const isEveryones = people.length > 1 && marks.likedBy.length === people.length;
  const isLiked = you !== undefined && marks.likedBy.includes(you.id);
  const name = cardName(card);
  const [picture] = card.pictures;
  return (
    <li data-id={card.id} data-closed={card.availability === 'available' ? undefined : ''}>
      <a className="picture" href={card.path} tabIndex={-1}>
        {picture ? (
          <PictureView
            picture={picture}
            sizes="(min-width: 721px) 240px, 100vw"
            widths={CARD_WIDTHS}
            priority={priority}
            alt={picture.alt || name}
          />
        ) : (
          <Icon name="home" size={32} />
        )}
      </a>
      <div className="home">
        <CardPrice property={card} labels={labels} />
        <h2>
          <a href={card.path} data-prefetch="">
            {name}
          </a>
        </h2>
        <div className="about">
          <CardFacts property={card} labels={labels} />
          {card.energy && (
            <span>
              <span className="visually-hidden">{labels.energy} </span>
              <EnergyChip label={card.energy} size="s" />
            </span>
          )}
        </div>
      </div>
      <div className="marks">
        <p className="liked" data-everyone={isEveryones ? '' : undefined}>
          {marks.likedBy.length > 0 && (
            <>
              <Icon name="heart-filled" size={18} />
              {isEveryones
                ? t('together.everyone')
                : t('together.likedBy', { names: marks.likedBy.map(nameOf).join(', ') })}
            </>
          )}
        </p>
        {you && (
          <ChangeForm action="heart" fields={{ home: card.id, liked: !isLiked }}>
            <Button
              type="submit"
              variant="secondary"
              size="s"
              aria-pressed={isLiked}
              aria-label={`${t('together.heart')}: ${name}`}
            >
              <Icon name={isLiked ? 'heart-filled' : 'heart'} size={18} />
              {t('together.heart')}
            </Button>
          </ChangeForm>
        )}
        {marks.notes
          .filter(({ by }) => by !== you?.id)
          .map(({ by, text }) => (
            <blockquote key={by}>
              <p>{text}</p>
              <cite>{nameOf(by)}</cite>
            </blockquote>
          ))}
        {you && <OwnNote home={card.id} name={name} text={marks.notes.find(({ by }) => by === you.id)?.text ?? ''} />}
      </div>
    </li>
  );
}

/** The visitor's own note: shown, and changed in place. */
function OwnNote({ home, name, text }: { home: number; name: string; text: string }) {
  const t = useTexts('mf-listings');
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <>
      {text && (
        <blockquote>
          <p>{text}</p>
          <cite>{t('together.you')}</cite>
        </blockquote>
      )}
      <details ref={details}>
        <summary>
          <Icon name="pencil" size={18} />
          {t(text ? 'together.note.edit' : 'together.note.add')}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <ChangeForm action="note" fields={{ home }} onDone={close}>
          <TextArea
            key={text}
            id={`note-${home}`}
            name="note"
            rows={3}
            maxLength={TOGETHER.note}
            label={t('together.note.label')}
            defaultValue={text}
          />
          <Button type="submit" size="s">
            {t('together.note.save')}
          </Button>
        </ChangeForm>
      </details>
    </>
  );
}
