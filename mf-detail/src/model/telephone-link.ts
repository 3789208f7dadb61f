/** "0470 / 12.34.56" as a link a phone dials. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/\(0\)/g, '').replace(/[^+\d]/g, '')}`;
