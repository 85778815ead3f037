/** Milliseconds that `work` takes on the machine for which the limits of steps are set. */
const usual = 95;

/** A machine that is slower than this is no machine to test on. */
const slowest = 3;

/** Writes, reads and sorts the same list again and again, as tests and builds do. */
function work(): void {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    make: `Make ${id % 40}`,
    price: 10_000 + id,
  }));
  for (let time = 0; time < 3; time += 1) {
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
    JSON.stringify(read.sort((one, other) => one.make.localeCompare(other.make) || one.price - other.price));
  }
}

/**
 * How many times slower this machine is than the usual one, from 1 to 3. A limit that is multiplied by it judges the
 * tests and not the machine. Takes about a second.
 */
export function readMachineSlowness(): number {
  let shortest = Infinity;
  for (let time = 0; time < 6; time += 1) {
    const begin = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - begin);
  }
  return Math.min(slowest, Math.max(1, shortest / usual));
}
