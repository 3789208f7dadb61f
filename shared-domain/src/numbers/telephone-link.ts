/**
 * A phone number, as people write it, as a link that a phone dials: without the zero that one leaves out from abroad.
 * @example telephoneLink('+32 (0)68 / 12.34.56') // 'tel:+3268123456'
 */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/\(0\)/g, '').replace(/[^+\d]/g, '')}`;
