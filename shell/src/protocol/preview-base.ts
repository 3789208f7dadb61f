/** What addresses of a preview begin with. Pages, sections and the api know nothing of it: the shell takes it off and puts it on. */
export const PREVIEW_BASE = '/preview';
