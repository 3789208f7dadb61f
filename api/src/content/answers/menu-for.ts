import type { MenuEntry } from '@facade/shared-domain/model';
import type { Reader } from '../reading/files/reader.ts';
import type { MenuItem } from '../schema/menu.ts';
import { externalUrlOf, labelOf, redirectOf } from './routes-for.ts';

/** The main menu: published pages only, in the agency's order. */
export const menuFor = (reader: Reader): MenuEntry[] => entriesOf(reader, reader.content.menu);

const entriesOf = (reader: Reader, items: MenuItem[]): MenuEntry[] =>
  items.toSorted((one, other) => one.sort - other.sort).flatMap((item) => entryOf(reader, item));

function entryOf(reader: Reader, item: MenuItem): MenuEntry[] {
  const place = reader.content.places.get(item.page.toLowerCase());
  if (!place) return [];
  const { source } = place;
  return [
    {
      id: 'page' in source ? source.page.id : source.article.id,
      label: reader.text(item.label)?.text ?? labelOf(reader, place),
      path: redirectOf(reader, place) ?? place.paths[reader.language],
      externalUrl: externalUrlOf(reader, place),
      children: entriesOf(reader, item.children),
    },
  ];
}
