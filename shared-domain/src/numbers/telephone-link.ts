/**
 * Turns a phone number in any notation into a link that phones can dial: without the zero that is left out from abroad.
 * @example telephoneLink('+32 (0)68 / 12.34.56') // 'tel:+3268123456'
 */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/\(0\)/g, '').replace(/[^+\d]/g, '')}`;
