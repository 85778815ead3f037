/** Whether an HTTP answer says that what was asked may go well later: too slow, too early, too much, or something is broken. */
export const isPassing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);
