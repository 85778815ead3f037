/** Cells that a spreadsheet carries out as a formula. Numbers and phone numbers are none, though they may begin with a sign. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s().,-]*$))/;

/**
 * A cell for a file that people open: whoever corrects rejected rows sees what a stranger wrote. An apostrophe makes a
 * formula a text.
 */
export const disarm = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `disarm`, so that a corrected file is read as its feed. */
export const restore = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
