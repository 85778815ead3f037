/**
 * Control characters, characters that turn the direction of what follows or have no width, and halves of a character.
 * Tabs and line ends are text.
 */
const unseen = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A text from elsewhere without its invisible characters. */
export const visibleText = (text: string): string => text.replace(unseen, '');
