/** Where `facade dev` streams what is wrong with the section's source, as events: lists of lines. */
export const PROBLEMS_URL = '/_dev/problems';
