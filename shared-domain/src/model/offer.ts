/** A visitor's offer to buy a home. */
export interface Offer {
  /** Euro. */
  price: number;
  /** The last day: `2026-12-05`. */
  validUntil: string;
  condition: 'none' | 'loan' | 'own';
  /** Euro; of the condition `loan`, if the buyer named it. */
  loanAmount?: number;
  /** Of the condition `own`. */
  conditionText?: string;
}
