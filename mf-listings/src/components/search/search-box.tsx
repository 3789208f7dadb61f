import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listPath } from '../../model/list/list-paths.ts';
import { listHref, MAX_TEXT } from '../../model/list/list-query.ts';
import { GoalLinks } from './goal-links.tsx';
import { SearchBoxFrame } from './search-box.style.ts';
import { useSearchPanel } from './use-search-panel.ts';

/**
 * Search field with its results, and the links to the two lists. Without JavaScript it is a form that the sale list answers;
 * the panel, its matching and the index arrive when the pointer or the focus does.
 */
export function SearchBox() {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const { panel, failed, prepare } = useSearchPanel(language);
  const paths = { sale: listPath(site, 'sale', language), rent: listPath(site, 'rent', language) };
  const gridId = `${id}-grid`;
  const sections = open && panel ? panel.searchSections(text, panel.index, { language, paths, prefix: id, t }) : [];

  const begin = () => {
    prepare();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
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
    if (event.key === 'Escape') {
      if (open) close();
      else setText('');
      return;
    }
    const answer = panel?.answerKey(event.key, sections, active);
    if (!answer) return;
    event.preventDefault();
    if ('go' in answer) {
      close();
      navigate(answer.go);
    } else {
      begin();
      setActive(answer.active);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
    navigate(listHref(paths.sale, { q: text.trim() }));
  };

  const SearchPanel = panel?.SearchPanel;
  return (
    <SearchBoxFrame onPointerEnter={prepare}>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not in every browser we support */}
      <form action={paths.sale} method="get" role="search" onSubmit={onSubmit} onBlur={leave}>
        <label className="visually-hidden" htmlFor={id}>
          {t('search.label')}
        </label>
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
          aria-controls={open && panel ? gridId : undefined}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-activedescendant={active ?? undefined}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(null);
            begin();
          }}
          onFocus={begin}
          onClick={begin}
          onKeyDown={onKeyDown}
        />
        <button type="submit">
          <span>{t('search.submit')}</span>
          <Icon name="arrow-right" />
        </button>
        {open && failed && (
          <p className="trouble" role="status">
            {t('search.trouble')}
          </p>
        )}
        {open && SearchPanel && <SearchPanel id={gridId} sections={sections} active={active} onChoose={close} />}
      </form>
      <GoalLinks paths={paths} totals={site.totals} />
    </SearchBoxFrame>
  );
}
