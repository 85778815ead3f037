/** What a shopper can say on the phone: the beginning of a lead's id in two groups, such as '3F2A 91BC'. */
export const createReference = (leadId: string): string =>
  [leadId.slice(0, 4), leadId.slice(4, 8)].join(' ').toUpperCase();
