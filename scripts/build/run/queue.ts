/** Runs tasks in the order given, at most `width` of them at a time. */
export function createQueue(width: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const lanes = Array.from({ length: width }, () => Promise.resolve<unknown>(null));
  let next = 0;
  return (task) => {
    const lane = next % width;
    next += 1;
    const run = (lanes[lane] ?? Promise.resolve()).then(task);
    lanes[lane] = run.catch(() => null);
    return run;
  };
}
