import { useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { holdPage } from '@facade/shared-ui/sheet';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MediaEmbed } from '../gallery/media-embed.tsx';
import { KindTabs, PANEL_ID, tabId } from './kind-tabs.tsx';
import { Dialog } from './lightbox.style.ts';
import { type Film, type MediaKind, pictureKinds } from './media-kinds.ts';
import { PictureGrid } from './picture-grid.tsx';
import type { KeyActions } from './slide-keys.ts';
import { Slides } from './slides.tsx';

/** A picture that is only passed by is not noted; browsers refuse addresses that change too often. Milliseconds. */
const SETTLED_MS = 150;

export interface LightboxProps {
  pictures: Picture[];
  films?: Film[];
  /** Index of the picture to begin with. */
  start: number;
  /** Begins with all pictures at once. */
  overview?: boolean;
  title: string;
  /** Price, place and buttons of the home. */
  about?: ReactNode;
  /** A picture stays in view: its index. */
  onShow?: (index: number) => void;
  onClose: () => void;
}

/** Pictures, plans and videos of a home in a modal dialog: one large picture, or a grid of all. */
export function Lightbox({
  pictures,
  films = [],
  start,
  overview = false,
  title,
  about,
  onShow,
  onClose,
}: LightboxProps) {
  const t = useTexts('mf-detail');
  const dialog = useRef<HTMLDialogElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keys = useRef<KeyActions>({});
  const { photos, plans } = pictureKinds(pictures);
  const [kind, setKind] = useState<MediaKind>(pictures[start]?.plan ? 'plans' : 'photos');
  const [isGrid, setGrid] = useState(overview);
  const shown = { photos, plans, films: [] }[kind];
  // Index of the picture in view, among those of its kind. Another kind begins at its first.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      shown.findIndex(({ place }) => place === start),
    ),
  );

  // Before the effects of the slides, which measure their place.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Not the tabs, which come first: on them the arrows choose a kind.
    dialog.current?.querySelector<HTMLElement>('.close')?.focus();
    return holdPage();
  }, []);

  const kinds = [
    { kind: 'photos' as const, count: photos.length },
    { kind: 'plans' as const, count: plans.length },
    { kind: 'films' as const, count: films.length, context: films.some((film) => film.kind === 'video') ? '' : 'tour' },
  ].filter(({ count }) => count > 0);
  const nameOf = (index: number) =>
    t(kind === 'plans' ? 'gallery.planPosition' : 'gallery.position', { number: index + 1, count: shown.length });

  function choose(next: MediaKind): void {
    // The slides stay where they are.
    if (next === kind) return;
    setKind(next);
    setAt(0);
  }
  function open(index: number): void {
    setAt(index);
    setGrid(false);
  }
  function note(index: number): void {
    setAt(index);
    const { place } = shown[index] ?? {};
    clearTimeout(timer.current);
    if (place !== undefined) timer.current = setTimeout(() => onShow?.(place), SETTLED_MS);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  /** React passes on what happens in a sheet over the lightbox. */
  const isOwn = ({ target }: SyntheticEvent) => dialog.current?.contains(target as Node);
  function onKeyDown(event: KeyboardEvent): void {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys.current[event.key];
    if (!act || !isOwn(event)) return;
    event.preventDefault();
    act();
  }

  return (
    <Dialog
      ref={dialog}
      aria-label={t('gallery.dialog', { title })}
      data-about={about ? '' : undefined}
      onKeyDown={onKeyDown}
      onClose={(event) => isOwn(event) && onClose()}
    >
      <header>
        {kinds.length > 1 && <KindTabs kinds={kinds} current={kind} onChoose={choose} />}
        {about && <div className="about">{about}</div>}
        {shown.length > 1 && (
          <button
            type="button"
            className="overview"
            aria-pressed={isGrid}
            onClick={() => setGrid(!isGrid)}
            aria-label={t('gallery.overview')}
          >
            <Icon name="grid" />
          </button>
        )}
        <button type="button" className="close" onClick={() => dialog.current?.close()} aria-label={t('gallery.close')}>
          <Icon name="close" />
        </button>
      </header>
      <div
        className="panel"
        id={PANEL_ID}
        {...(kinds.length > 1 ? { role: 'tabpanel', 'aria-labelledby': tabId(kind) } : {})}
      >
        {kind === 'films' ? (
          <Films films={films} pictures={photos.map(({ picture }) => picture)} title={title} />
        ) : isGrid && shown.length > 1 ? (
          <PictureGrid key={kind} pictures={shown} current={at} nameOf={nameOf} onChoose={open} />
        ) : (
          <Slides key={kind} pictures={shown} start={at} {...{ title, nameOf, keys }} onShow={note} />
        )}
      </div>
    </Dialog>
  );
}

interface FilmsProps {
  films: Film[];
  /** Stand in for the videos until they are asked for. */
  pictures: Picture[];
  title: string;
}

/** Videos and tours of the home, each behind a picture of its own until it is asked for. */
function Films({ films, pictures, title }: FilmsProps) {
  return (
    <div className="films">
      {films.map(({ url, kind }, index) => (
        <MediaEmbed key={url} url={url} kind={kind} title={title} picture={pictures[index] ?? pictures[0]} />
      ))}
    </div>
  );
}
