import { z } from 'zod';
import type { Fields } from './fields.ts';

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

/** Which field a relation cannot do without. */
const NEEDS: Partial<Record<(typeof RELATIONS)[number], 'goal' | 'category' | 'article' | 'text' | 'fragment'>> = {
  'property-list': 'goal',
  category: 'category',
  downloads: 'category',
  testimonials: 'category',
  article: 'article',
  text: 'text',
  fragment: 'fragment',
};

/** A page or fragment of a section: the section's name and its own. */
export const sectionPart = z
  .string()
  .regex(/^mf-[a-z0-9-]+\/[a-z0-9-]+$/, 'must name a section and what it has, like mf-guide/note');

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
      background: z.enum(['none', 'surface', 'tint', 'primary']).default('none'),
      picture: fields.picture.optional(),
      span: z.int().min(1).max(12).default(12),
      itemsPerRow: z.int().min(1).max(6).default(4),
      maxItems: z.int().min(1).max(100).default(4),
      goal: z.enum(['sale', 'rent']).optional(),
      category: fields.category.optional(),
      article: fields.article.optional(),
      fragment: sectionPart.optional(),
      props: z.record(z.string(), z.json()).optional(),
      link: z.strictObject({ label: fields.text, link: fields.link }).optional(),
    })
    .check(({ value, issues }) => {
      const needed = NEEDS[value.show];
      if (needed && value[needed] === undefined)
        issues.push({
          code: 'custom',
          input: value,
          path: [needed],
          message: `is missing; a module that shows "${value.show}" needs it`,
        });
    });
