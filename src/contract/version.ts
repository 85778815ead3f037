/**
 * Version of the contract. The first number rises when a correct client of before would no longer be served: such an API
 * gets an address of its own, which the setting `services.api.url` names. The second rises with each addition.
 */
export const contractVersion = '1.2';
