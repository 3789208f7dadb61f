/** A masked mail address: recognizable, but not usable. @example maskAddress('an@example.be') // 'a…@example.be' */
export const maskAddress = (address: string): string => address.replace(/^(.).*@/u, '$1…@');
