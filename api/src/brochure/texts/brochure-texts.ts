/** Words that only the printed brochure says. */
export interface BrochureTexts {
  /** Title of the table of facts. */
  facts: string;
  energy: string;
  certificate: string;
  perM2Year: string;
  plan: string;
  contact: string;
  scan: string;
  charges: string;
  annuity: string;
  vat: string;
  yes: string;
  no: string;
  printed: string;
  noContract: string;
  /** Key of a fact → its label. A fact without one is on the page only. */
  labels: Record<string, string>;
}
