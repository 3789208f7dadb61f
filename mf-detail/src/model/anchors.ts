/** Ids of parts of a page that other parts link to. */
export const ENQUIRY_ID = 'enquiry';
export const LOAN_ID = 'mortgage';
export const UNITS_ID = 'units';
