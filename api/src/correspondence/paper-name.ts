import { downloadName } from '../catalogue/index.ts';

/**
 * File name of the PDF of a submitted form.
 * @example paperName('Offer to buy', { firstName: 'Marie', lastName: 'Dubois' }) // 'Offer to buy - Dubois Marie.pdf'
 */
export const paperName = (
  title: string,
  { firstName, lastName }: { firstName?: unknown; lastName?: unknown },
): string => downloadName([title, `${lastName ?? ''} ${firstName ?? ''}`], 'paper.pdf');
