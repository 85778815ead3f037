/**
 * Runs work of a name one after the other, in all tabs where the browser can tell them apart. A failure is told to who
 * asked, and holds up nobody.
 */
export function createExclusive(name: string): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
    const next = last.then(() => (locks ? locks.request(name, work) : work()));
    last = next.catch(() => undefined);
    return next as ReturnType<typeof work>;
  };
}
