/**
 * Turns the direction of what follows, also beyond the text: a name could make the rest of a list read backwards. Signs for
 * machines are no text either: XML that holds one is not read at all, and a terminal obeys them.
 */
const unwritten = /[\u202a-\u202e\u2066-\u2069\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;

/** A text without them. */
export const leaveOutUnwritten = (value: string): string => value.replace(unwritten, '');
