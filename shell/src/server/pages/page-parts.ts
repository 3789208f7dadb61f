import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { BuildFiles } from '../build-files.ts';
import type { SectionSet } from '../releases/section-source.ts';

/** Sections that render the page or a part of it, or should. */
export function sectionsOn({ view, slots }: LoadedPage): string[] {
  const sections = new Set(Object.keys(slots).map((key) => key.slice(0, key.indexOf('/'))));
  if ('section' in view) sections.add(view.section);
  return [...sections];
}

/** Names of the forms in a document: each has its name in a hidden field, so that it works without JavaScript. */
export const formsOn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<input type="hidden" name="form" value="([a-z-]{1,40})"/g)].map(([, name = '']) => name),
  ),
];

/** The shell's scripts, those of the page's visible parts, and those of the dialog for visitors who have not chosen yet. */
export function scriptsOf({ view }: LoadedPage, set: SectionSet, eager: string[], shell: BuildFiles['scripts']) {
  const filesOf = (section: string, expose: string) => set.handles.get(section)?.files(expose) ?? [];
  const own = view.type === 'section' ? filesOf(view.section, `page-${view.page}`) : ownScripts(view, shell);
  const fragments = eager.flatMap((id) => {
    const [section = '', name] = id.split('/');
    return filesOf(section, `fragment-${name}`);
  });
  return {
    entry: shell.entry,
    preload: [...new Set([...shell.preload, ...own, ...fragments])],
    ask: filesOf('mf-consent', 'fragment-dialog'),
  };
}

const ownScripts = (view: LoadedPage['view'], { content, messages }: BuildFiles['scripts']): string[] =>
  view.type === 'content' ? content : messages;
