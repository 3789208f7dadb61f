/**
 * Lists of homes that people share by a link: hearts and notes of each, without an account.
 * Writes `together_list`, `together_person` and `together_mark`.
 * Never stores the token of a link, nor changes the heart or note of anybody but the sender.
 */

export { togetherRoute } from './routes/together.ts';
