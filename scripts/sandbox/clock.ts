/** The time of the server in epoch seconds. */
export const seconds = (): number => Math.floor(Date.now() / 1000);
