/** `1000000` becomes `100-0000`, as it is written on letters. Anything else stays as it is. */
export const postalCodeText = (text: string): string => text.replace(/^(\d{3})(\d{4})$/, '$1-$2');
