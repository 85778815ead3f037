/** The field that an order such as `price:asc` goes by; null where the index decides. */
export const fieldOfOrder = (order: string | null): string | null => order?.split(':')[0] ?? null;
