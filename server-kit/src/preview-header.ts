/**
 * Header with the token of a preview. The shell sets it for pages below `/preview/` and never forwards one sent by a visitor.
 */
export const PREVIEW_HEADER = 'x-facade-preview';
