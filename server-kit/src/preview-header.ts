/** Header with the token of a preview: the shell sets it for pages below `/preview/`, and passes none on that a visitor sends. */
export const PREVIEW_HEADER = 'x-facade-preview';
