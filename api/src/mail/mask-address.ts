/** Enough of an address to recognize it by, too little to write to it. @example maskAddress('an@example.be') // 'a…@example.be' */
export const maskAddress = (address: string): string => address.replace(/^(.).*@/u, '$1…@');
