export interface Price {
  /** Euro, per month for rent; null if it is not published. */
  amount: number | null;
  /** Monthly charges in euro, rent only. */
  charges: number | null;
  /** CRM price unit; 7 means "starting from". */
  unit: number | null;
  /** Life annuity: `amount` is the bouquet and this the monthly annuity in euro. */
  annuity: number | null;
  /** Price before VAT (new construction). */
  excludesVat: boolean;
}
