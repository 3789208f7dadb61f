import { z } from 'zod';
import type { Fields } from './fields.ts';

export interface MenuItem {
  page: string;
  sort: number;
  label?: import('./fields.ts').LocalizedText | undefined;
  children: MenuItem[];
}

/** `menu.yaml`: pages by their original path, in the order of `sort`. Unpublished pages are not shown. */
export const menuSchema = ({ text, page }: Fields): z.ZodType<MenuItem[]> => {
  const item: z.ZodType<MenuItem> = z.strictObject({
    page,
    sort: z.number(),
    label: text.optional(),
    get children() {
      return z.array(item).default([]);
    },
  });
  return z.array(item);
};
