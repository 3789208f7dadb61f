/**
 * Editing the agency's files in the staff area, and previews of what is not published.
 * Writes `content_edit`, `content_preview`, and files of the content folder.
 * Never publishes files that the content check refuses.
 */

export { editsSince } from './editing/store/history.ts';
export { type ContentPreview, ContentPreviews } from './preview/content-previews.ts';
export { editsBetween } from './preview/edits-between.ts';
export { endPreview } from './preview/end-preview.ts';
export { openPreview, PREVIEW_HOURS, previewPath } from './preview/open-preview.ts';
export { websiteDraftsRoute } from './routes/drafts.ts';
export { previewRoute } from './routes/preview.ts';
export { websiteRoute } from './routes/website.ts';
