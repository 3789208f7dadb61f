import { z } from 'zod';
import type { Fields } from './fields.ts';
import { groundColor } from './ground.ts';

export type ModuleContent = z.infer<ReturnType<typeof moduleSchema>>;

const RELATIONS = [
  'property-list',
  'project-list',
  'category',
  'article',
  'contact',
  'towns',
  'testimonials',
  'valuation',
  'team',
  'downloads',
  'text',
  'fragment',
] as const;

const VIEWS = ['card-view', 'collapse-view', 'ons-team-view', 'news-view', 'single-view', ''] as const;

/** The field that a relation requires. */
const NEEDS: Partial<Record<(typeof RELATIONS)[number], 'goal' | 'category' | 'article' | 'text' | 'fragment'>> = {
  'property-list': 'goal',
  category: 'category',
  downloads: 'category',
  testimonials: 'category',
  article: 'article',
  text: 'text',
  fragment: 'fragment',
};

/** The field that a background requires. */
const GROUND_NEEDS: Partial<Record<string, 'backgroundColor' | 'backgroundPicture'>> = {
  color: 'backgroundColor',
  picture: 'backgroundPicture',
};

const columns = z.int().min(1).max(12);

/** A page or fragment of a section: the section's name and its own. */
export const sectionPart = z
  .string()
  .regex(/^mf-[a-z0-9-]+\/[a-z0-9-]+$/, 'must name a section and its page or fragment, like mf-guide/note');

/** One block of a page. */
export const moduleSchema = (fields: Fields) =>
  z
    .strictObject({
      id: z.int(),
      status: z.enum(['Published', 'Draft']).default('Published'),
      show: z.enum(RELATIONS),
      view: z.enum(VIEWS).default(''),
      title: fields.text.optional(),
      text: fields.markdown.optional(),
      titleSize: z.enum(['h2', 'h3', 'h4']).default('h2'),
      class: z
        .string()
        .regex(/^[A-Za-z][\w-]*( [A-Za-z][\w-]*)*$/, 'must be one or more names of classes, like "campaign wide"')
        .optional(),
      background: z.enum(['none', 'surface', 'tint', 'primary', 'color', 'picture']).default('none'),
      backgroundColor: groundColor.optional(),
      backgroundPicture: fields.picture.optional(),
      picture: fields.picture.optional(),
      pictures: z.array(fields.picture).default([]),
      span: columns.default(12),
      col: z.strictObject({ sm: columns.default(12), md: columns.default(12), lg: columns }).optional(),
      itemsPerRow: z.int().min(1).max(6).default(4),
      maxItems: z.int().min(1).max(100).default(4),
      goal: z.enum(['sale', 'rent']).optional(),
      category: fields.category.optional(),
      subcategories: z.boolean().default(false),
      article: fields.article.optional(),
      fragment: sectionPart.optional(),
      props: z.record(z.string(), z.json()).optional(),
      link: z.strictObject({ label: fields.text, link: fields.link }).optional(),
    })
    .check(({ value, issues }) => {
      const needed = NEEDS[value.show];
      const ground = GROUND_NEEDS[value.background];
      const require = (field: keyof typeof value, by: string) => {
        if (value[field] === undefined)
          issues.push({ code: 'custom', input: value, path: [field], message: `is missing; ${by} needs it` });
      };
      if (needed) require(needed, `a module that shows "${value.show}"`);
      if (ground) require(ground, `\`background: ${value.background}\``);
    });
