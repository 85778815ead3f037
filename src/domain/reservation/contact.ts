/** Who reserves. */
export interface ReservationContact {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}
export type ContactField = keyof ReservationContact;

const forms: Record<ContactField, RegExp> = {
  firstName: /^.{1,100}$/,
  lastName: /^.{1,100}$/,
  phone: /^[+\d][\d ()-]{7,19}$/,
  email: /^[^\s@<>"]+@[^\s@<>"]+\.[A-Za-z]{2,}$/,
};

/** Fields in the order of the form. */
export const contactFields = Object.keys(forms) as ContactField[];

/** Fields that cannot be right as they are. */
export const findWrongFields = (contact: ReservationContact): ContactField[] =>
  contactFields.filter((field) => !forms[field].test(contact[field].trim()));
