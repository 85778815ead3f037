/** Bytes of a body that a lead, a booking, an event or a new key may have. */
export const smallBody = 65_536;
/** Bytes of a body of searches, of one document or of a schema, and of one line of an import. */
export const largeBody = 1_048_576;

/** How deep lists and objects of a lead may stand in each other. */
export const leadDepth = 4;
/** The same for everything else. */
export const usualDepth = 32;
