/**
 * Saved searches, followed homes, the newsletter, and their mails.
 * Writes `demand`, `follow`, `newsletter` and the tables named after them, and `home_news`.
 * Never mails an address that has not confirmed.
 */

export { countSearchers } from './buyers/matching-searches.ts';
export { addFollow } from './follow/add-follow.ts';
export { followConfirmMail } from './follow/follow-mails.ts';
export { noteFollowed } from './follow/note-followed.ts';
export { listNewsletter, type NewsletterList, type NewsletterReader } from './newsletter/list-newsletter.ts';
export { type SentNewsletter, sendNewsletter } from './newsletter/send-newsletter.ts';
export { buyersRoute } from './routes/buyers.ts';
export { demandRoute } from './routes/demand.ts';
export { subscriptionsRoute } from './routes/subscriptions.ts';
export { unknownPlaces } from './searches/demand-row.ts';
export { startDemandWorker } from './searches/demand-worker.ts';
export { describeSearch } from './searches/describe-search.ts';
export { type FoundSubscription, subscriptionsOf } from './searches/find-subscriptions.ts';
export { noteNews } from './searches/note-news.ts';
export { addDemand, addNewsletter, changeDemand } from './searches/store-demand.ts';
export { confirmMail, linksMail } from './searches/subscription-mails.ts';
export { SUBSCRIPTION_TEXTS } from './texts/index.ts';
