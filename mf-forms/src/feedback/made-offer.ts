/** The offer that a thank-you page repeats, from its address. */
export interface MadeOffer {
  /** Euro. */
  price: number;
  /** `2026-12-05` */
  until: string;
  condition: 'none' | 'loan' | 'own';
}

/** Undefined unless all of it is there. */
export function readOffer(parameters: URLSearchParams): MadeOffer | undefined {
  const price = Number(parameters.get('offer') ?? '');
  const until = parameters.get('until') ?? '';
  const condition = parameters.get('condition');
  if (!(price > 0) || !/^\d{4}-\d\d-\d\d$/.test(until)) return undefined;
  return condition === 'none' || condition === 'loan' || condition === 'own' ? { price, until, condition } : undefined;
}
