import type { MountDocument } from '@facade/platform/contract';
import type { SlotRequest } from '@facade/section-kit';
import type { ContentModule, ContentPage, Site } from '@facade/shared-domain/model';
import { COMMON_SLOTS } from '../../composition/common-slots.ts';
import type { LoadedPage, SlotState } from '../../composition/loading/loaded-page.ts';
import type { BuildFiles } from '../build-files.ts';
import { scriptsOf } from '../pages/page-parts.ts';
import type { ReleaseHandle } from '../releases/release-handle.ts';
import { ReleaseSet } from '../releases/release-set.ts';

/** A page that shows an expose with data that it was rendered with. */
export interface Mount {
  page: LoadedPage;
  site: Site;
}

const FAILED: SlotState = { failed: true };

/** The document of an expose as the site sends it. What every page has is left out, because its data are not there. */
export async function mountDocument(build: BuildFiles, handle: ReleaseHandle, mount: Mount): Promise<MountDocument> {
  const { renderer } = build;
  const { site } = mount;
  const { language } = site;
  const common = Object.fromEntries(COMMON_SLOTS.map((slot) => [renderer.slotKey(slot), FAILED]));
  const page = { ...mount.page, slots: { ...common, ...mount.page.slots } };
  const set = new ReleaseSet(new Map([[handle.section, handle]]), new Map());
  const texts = { shell: renderer.shellTexts[language] ?? {}, [handle.section]: set.texts(handle.section, language) };
  // React reads what is loaded in the same pass.
  if (page.view.type === 'content') await renderer.loadContentPage();
  const { html, policy } = renderer.renderDocument({
    page,
    site,
    language,
    origin: 'http://localhost',
    sections: set,
    i18n: renderer.createTexts(language, texts),
    texts,
    form: null,
    pins: set.pins(),
    integrity: { ...build.integrity, ...set.integrity(language) },
    scripts: scriptsOf(page, set, [], build.scripts),
  });
  return { path: page.href, html, policy };
}

const PLAIN: Omit<ContentModule, 'relation'> = {
  ...{ id: 1, view: '', title: null, html: null, background: 'none', picture: null, span: 12, link: null },
  ...{ itemsPerRow: 0, maxItems: 0, goal: null, items: [] },
};

/** A page of the agency that shows one fragment. */
export function pageAround(fragment: SlotRequest, slots: LoadedPage['slots'], href: string): LoadedPage {
  const content: ContentPage = {
    original: '/gate/',
    type: 'page',
    title: { text: '', language: 'nl' },
    intro: null,
    meta: { title: 'x', description: '', picture: null, noindex: true },
    paths: {},
    breadcrumb: [],
    banner: { type: 'none', pictures: [], videoUrl: null, slides: [], title: null, description: null, ground: null },
    modules: [{ ...PLAIN, relation: 'fragment', fragment: { ...fragment, props: { ...fragment.props } } }],
  };
  return { href, status: 200, view: { type: 'content' }, data: content, head: { title: 'x' }, slots };
}
