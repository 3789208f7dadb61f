import { useTexts } from '@facade/section-kit';
import type { WebsiteField, WebsiteMenuEntry } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useEditing } from '../editing.ts';
import { MenuRow } from './menu-row.tsx';
import { flatMenu, type MenuPlace, titleOf } from './menu-tree.ts';

/** Instead of a button's name: the entry is new. */
const ADDED = 'add';

/** The menu, or links, as a list: each entry with where it leads and its text, and buttons to move it. */
export function MenuEditor({ field }: { field: WebsiteField }) {
  const { name } = field;
  const kind = field.kind === 'links' ? 'links' : 'menu';
  const t = useTexts('mf-owner');
  const { answer, values, set, language } = useEditing();
  const menu = values[name] as WebsiteMenuEntry[];
  const rows = flatMenu(menu);
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ entry: WebsiteMenuEntry; button: string } | null>(null);
  const [said, setSaid] = useState('');

  /** The pressed button keeps the focus when its entry moves. */
  const move = (
    entry: WebsiteMenuEntry,
    button: string,
    change: (menu: WebsiteMenuEntry[], place: MenuPlace) => WebsiteMenuEntry[],
    place: MenuPlace,
  ) => {
    moved.current = { entry, button };
    set(name, change(menu, place));
  };
  useEffect(() => {
    const pushed = moved.current;
    if (!pushed) return;
    moved.current = null;
    const index = rows.findIndex(({ entry }) => entry === pushed.entry);
    const row = list.current?.children[index] ?? list.current?.lastElementChild;
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-move=${pushed.button}]:not(:disabled)`);
    const otherwise = pushed.button === ADDED ? 'select, input' : '[data-move]:not(:disabled)';
    (wanted ?? row?.querySelector<HTMLElement>(otherwise))?.focus();
    const title = titleOf(pushed.entry, answer.pages, language);
    setSaid(
      index === -1
        ? t(`agency.website.${kind}.removed`, { title })
        : t('agency.website.menu.moved', { title, place: index + 1, count: rows.length }),
    );
  }, [rows, answer.pages, language, kind, t]);

  const add = () => {
    const page = kind === 'menu' ? (answer.pages[0]?.path ?? '/') : '';
    const entry: WebsiteMenuEntry = { from: null, page, labels: {}, children: [] };
    moved.current = { entry, button: ADDED };
    set(name, [...menu, entry]);
  };
  return (
    <div className="menu">
      {kind === 'menu' ? (
        <p className="none">{t('agency.website.menu.help')}</p>
      ) : (
        <h3 id={heading}>{t('agency.website.fields.links')}</h3>
      )}
      <ol ref={list} hidden={rows.length === 0} aria-labelledby={kind === 'links' ? heading : undefined}>
        {rows.map(({ entry, place }, index) => (
          <MenuRow
            key={index}
            field={field}
            entry={entry}
            place={place}
            menu={menu}
            onChange={(next) => set(name, next)}
            onMove={(button, change) => move(entry, button, change, place)}
          />
        ))}
      </ol>
      <Button variant="secondary" size="s" onClick={add}>
        {t(`agency.website.${kind}.add`)}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
