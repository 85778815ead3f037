/** How much of a calendar may be taken by those whom no dealer has confirmed. */
export interface BookingLimits {
  /** Times without a lead that one connection may have kept at once. */
  holdsPerClient: number;
  /** Coming test drives without the dealer's word that one connection may have. */
  unconfirmedPerClient: number;
  /** The same for one phone number. */
  unconfirmedPerPhone: number;
  /** Share (0…1) of the times of one day at one location. */
  shareOfDay: number;
}

/** Whoever is over a limit asks for the time instead, so nobody is turned away. */
export const usualBookingLimits: BookingLimits = {
  holdsPerClient: 5,
  unconfirmedPerClient: 5,
  unconfirmedPerPhone: 2,
  shareOfDay: 0.5,
};

/** For tests, which book everything from one machine. */
export const noBookingLimits: BookingLimits = {
  holdsPerClient: Infinity,
  unconfirmedPerClient: Infinity,
  unconfirmedPerPhone: Infinity,
  shareOfDay: 1,
};

/** The day that a booking falls on, and how many without the dealer's word it bears. */
export interface BookingDay {
  /** Epoch seconds; the end is not part of it. */
  from: number;
  to: number;
  most: number;
}
