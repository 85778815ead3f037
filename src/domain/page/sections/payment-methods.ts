/** Ways to pay that a dealer may say it takes (RSV-04), with their names. */
export const paymentMethods = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  amex: 'American Express',
  eftpos: 'eftpos',
  googlePay: 'Google Pay',
  applePay: 'Apple Pay',
  paypal: 'PayPal',
  payId: 'PayID',
  bankTransfer: 'Bank transfer',
  cash: 'Cash',
} as const;

export type PaymentMethod = keyof typeof paymentMethods;

export const paymentMethodNames = Object.keys(paymentMethods) as PaymentMethod[];
