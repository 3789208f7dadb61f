import { z } from 'zod';
import type { Fields } from './fields.ts';
import { checkGround, groundColor, groundFields } from './ground.ts';

/** Line icons of the design that make sense beside a short label. */
const ICONS = [
  'phone',
  'mail',
  'pin',
  'clock',
  'calendar',
  'user',
  'home',
  'building',
  'key',
  'globe',
  'heart',
  'info',
  'search',
  'housematch',
] as const;

export type TopBar = z.infer<ReturnType<typeof topBarSchema>>;
export type FooterContent = z.infer<ReturnType<typeof footerSchema>>;
export type PopupContent = z.infer<ReturnType<typeof popupSchema>>;

/** `top-bar.yaml`: short items above the menu; `status: off` hides one. */
export const topBarSchema = ({ text, link }: Fields) =>
  z.array(
    z.strictObject({
      status: z.enum(['on', 'off']).default('on'),
      side: z.enum(['left', 'right']),
      label: text,
      link,
      icon: z.enum(ICONS),
      color: groundColor.optional(),
    }),
  );

const labelledLink = ({ text, link }: Fields) => z.strictObject({ label: text, link });

/** `footer.yaml` */
export const footerSchema = (fields: Fields) =>
  z
    .strictObject({
      columns: z.array(
        z
          .strictObject({
            title: fields.text.optional(),
            intro: fields.text.optional(),
            text: fields.markdown.optional(),
            pictures: z.array(fields.picture).default([]),
            links: z.array(labelledLink(fields)).default([]),
            ...groundFields,
          })
          .check(checkGround),
      ),
      copyright: fields.text,
      ...groundFields,
    })
    .check(checkGround);

const CLASS_NAMES = /^[A-Za-z][\w-]*( [A-Za-z][\w-]*)*$/;

/** `popup.yaml`: shown once per visit, after `delay` seconds. */
export const popupSchema = (fields: Fields) =>
  z.strictObject({
    enabled: z.boolean(),
    delay: z.number().min(0).default(0),
    title: fields.text,
    text: fields.markdown,
    picture: fields.picture.optional(),
    link: labelledLink(fields).optional(),
    className: z.string().regex(CLASS_NAMES, 'must be names of CSS classes, with a space between two').optional(),
  });
