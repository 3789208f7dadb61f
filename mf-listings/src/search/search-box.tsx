import { onDemand, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { MAX_TEXT } from '@facade/shared-domain/listing/listing-filters';
import { Icon } from '@facade/shared-ui';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { LIST_SEARCH, listPath } from '../list/list-paths.ts';
import type { OpenList, PanelKeys } from './open-list.ts';
import { SearchBoxFrame } from './search-box.style.ts';

const SearchPanel = onDemand(null, async () => (await import('./search-panel.tsx')).SearchPanel);

interface SearchBoxProps {
  /** On a list: smaller. Enter stays with its goal, and what is chosen replaces only its like of the filters. */
  list?: OpenList;
  /** Query of the list without its text. */
  kept?: string;
  /** Text it begins with. */
  initial?: string;
  /** Below the field. */
  children?: ReactNode;
}

/**
 * Search field with its results. Without JavaScript it is a form that a list answers; the panel
 * arrives when the pointer or the focus does.
 */
export function SearchBox({ list, kept = '', initial = '', children }: SearchBoxProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(null);
  const own = useId();
  const id = list ? LIST_SEARCH : own;
  const [text, setText] = useState(initial);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  /** Whether the code of the panel is there; false if it cannot be had, until the next touch. */
  const [isReady, setReady] = useState<boolean | null>(null);
  const prepare = useCallback(async () => setReady((await SearchPanel.load()) !== null), []);
  const paths = { sale: listPath(site, 'sale', language), rent: listPath(site, 'rent', language) };
  const gridId = `${id}-grid`;

  const begin = () => {
    void prepare();
    setOpen(true);
  };
  const close = useCallback(() => {
    setOpen(false);
    setActive(null);
  }, []);
  const change = (value: string) => {
    setText(value);
    setActive(null);
    begin();
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  // Once: a visitor may have been faster than the script.
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
    if (document.activeElement === input.current) begin();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (open) close();
      else setText('');
      return;
    }
    const answer = keys.current?.(event.key);
    if (!answer) {
      if (event.key === 'ArrowDown') begin();
      return;
    }
    event.preventDefault();
    if ('go' in answer) {
      close();
      navigate(answer.go);
    } else setActive(answer.active);
  };

  const action = paths[list?.goal ?? 'sale'];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
    navigate(textLink(action, text, kept));
  };

  return (
    <SearchBoxFrame data-small={list && ''} onPointerEnter={prepare}>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not in every browser we support */}
      <form action={action} method="get" role="search" onSubmit={onSubmit} onBlur={leave}>
        <label className="visually-hidden" htmlFor={id}>
          {t('search.label')}
        </label>
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" size={22} />
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          maxLength={MAX_TEXT}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={open}
          aria-controls={open && isReady ? gridId : undefined}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-activedescendant={active ?? undefined}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={({ target }) => change(target.value)}
          onFocus={begin}
          onClick={begin}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button
            type="button"
            className="clear"
            aria-label={t('search.clear')}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={18} />
          </button>
        )}
        <button type="submit">
          <span>{t('search.submit')}</span>
          <Icon name="arrow-right" />
        </button>
        {open && isReady === false && (
          <p className="trouble" role="status">
            {t('search.trouble')}
          </p>
        )}
        {open && isReady && (
          <SearchPanel id={gridId} prefix={id} {...{ text, paths, list, active, keys, setActive }} onChoose={close} />
        )}
      </form>
      {children}
    </SearchBoxFrame>
  );
}

/**
 * The list for a search text, where the form leads without JavaScript. Not in `list-link.ts`, which is loaded with the panel.
 * @param kept query of the list that the search starts from
 */
function textLink(path: string, text: string, kept = ''): string {
  const query = [kept, text.trim() && String(new URLSearchParams({ q: text.trim() }))].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
