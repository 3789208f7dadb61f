import { didYouMean } from '../../kernel/index.ts';
import type { Outline } from '../reading/outline.ts';

const ELSEWHERE = /^(https?:\/\/[^\s]+|tel:\+?[\d ./()-]+|mailto:[^\s@]+@[^\s@]+)$/i;
const PLACEHOLDER = /^(tel:\{PHONE\}|mailto:\{EMAIL\})$/;
/** A property or project by its number; also the way slides of older sites refer to a project, `/project/?id=79`. */
const SINGLE_PROPERTY = /^\/(?:(?:property|project)\/\d+\/(?:[?#].*)?|project\/\?id=\d+(?:[&#].*)?)$/;

/** True for a link that leaves the site or opens a program: web, phone and mail addresses. */
export const leavesSite = (link: string): boolean => ELSEWHERE.test(link) || PLACEHOLDER.test(link);

/** A link within the site: its original path and what follows it (`?city=…`, `#…`). */
export function splitLink(link: string): { path: string; rest: string } {
  const end = link.search(/[?#]/);
  return end === -1 ? { path: link, rest: '' } : { path: link.slice(0, end), rest: link.slice(end) };
}

/** The problem of a link, or null. Links within the site are written as original paths, without a language. */
export function linkProblem(link: string, { published, drafts, knowsPages }: Outline): string | null {
  if (leavesSite(link)) return null;
  const { path, rest } = splitLink(link);
  if (path === '' && rest.startsWith('#')) return null;
  if (!path.startsWith('/'))
    return `"${link}" is not a link: write /path/ for a page of the site, or https://…, tel:…, mailto:…`;
  if (published.has(path.toLowerCase()) || SINGLE_PROPERTY.test(link)) return null;
  if (!knowsPages) return null;
  if (drafts.has(path.toLowerCase())) return `"${link}" leads to a page that is not published`;
  if (/^\/(nl|fr|en|de)\//.test(path))
    return `"${link}" leads to no page: write the path of the page without a language`;
  return `"${link}" leads to no page of the site${didYouMean(path.toLowerCase(), published)}`;
}
