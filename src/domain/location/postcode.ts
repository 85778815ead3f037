/** Whether a text is an Australian postcode: exactly four digits (FORM-13). */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
