/** The eight patterns that may be laid over the data: true where it is turned around. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(column / 3) + Math.floor(row / 2)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Looks like a finder: dark 1:1:3:1:1 with light before or after it. */
const finders = ['10111010000', '00001011101'];

function judgeLine(line: string): number {
  const runs = (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const lookalikes = finders.reduce((sum, finder) => {
    let found = 0;
    for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) found += 1;
    return sum + found;
  }, 0);
  return runs + lookalikes * 40;
}

/** How hard a code is to read: fewer points are better. */
export function judge(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  const rows = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = Array.from({ length: size }, (_, at) => rows.map((row) => row[at]).join(''));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + judgeLine(line), 0);
  let blocks = 0;
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const four = [row - 1, row].map((at) => rows[at]?.slice(column - 1, column + 1)).join('');
      if (four === '0000' || four === '1111') blocks += 3;
    }
  const dark = rows.join('').replaceAll('0', '').length;
  const balance = Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10;
  return lines + blocks + balance;
}
