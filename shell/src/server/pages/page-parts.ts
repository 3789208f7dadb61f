import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { BuildFiles } from '../build-files.ts';
import type { SectionSet } from '../releases/section-source.ts';

/** Sections that render the page or a part of it, or should. */
export function sectionsOn({ view, slots }: LoadedPage): string[] {
  const sections = new Set(Object.keys(slots).map((key) => key.slice(0, key.indexOf('/'))));
  if ('section' in view) sections.add(view.section);
  return [...sections];
}

/** Pages and fragments of a section that a page shows, or should. */
export function exposesOn({ view, slots }: LoadedPage, section: string): string[] {
  const fragments = Object.keys(slots).flatMap((key) => {
    const [owner, name = ''] = key.split(' ')[0]?.split('/') ?? [];
    return owner === section ? [`fragment-${name}`] : [];
  });
  return [...(view.type === 'section' && view.section === section ? [`page-${view.page}`] : []), ...new Set(fragments)];
}

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
