/** A plate as registers know it: capitals and digits, without the spaces, hyphens and dots of the plate itself. */
export const readRegistration = (typed: string): string => typed.toUpperCase().replace(/[\s.·•-]/g, '');

/** Plates of all states, own choices included. */
export const registrationForm = /^[A-Z0-9]{1,9}$/;
