/**
 * What search engines and social networks read: sitemap, feed, manifest, share cards, a home sent to a friend.
 * Writes no table.
 * Never names an address that a visitor cannot open.
 */

export { imagesRoute } from './routes/images.ts';
export { shareRoute } from './routes/share.ts';
export { siteFilesRoute } from './routes/site-files.ts';
export { sitemapRoute } from './routes/sitemap.ts';
export { friendMail, sharedNotice } from './sharing/friend-mail.ts';
export { type SharedHome, sharedHome } from './sharing/shared-home.ts';
