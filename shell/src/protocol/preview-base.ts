/** Prefix of a preview's addresses. Pages, sections and the api never see it: the shell removes and adds it. */
export const PREVIEW_BASE = '/preview';
