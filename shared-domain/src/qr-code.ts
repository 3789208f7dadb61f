/** Where the shell answers with QR codes of this site's own pages. */
export const QR_CODE_URL = '/_shell/qr-code.svg';

/**
 * Address of a picture that a phone reads as the absolute address of a page.
 * @param path of a page of this site
 * @example qrCodeUrl('/nl/te-koop/') // '/_shell/qr-code.svg?path=%2Fnl%2Fte-koop%2F'
 */
export const qrCodeUrl = (path: string): string => `${QR_CODE_URL}?path=${encodeURIComponent(path)}`;
