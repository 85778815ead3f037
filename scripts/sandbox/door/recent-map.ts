/**
 * What is known of those who asked last: of at most so many, and of half as many at least. Where there are more, those who have
 * not asked for longest are forgotten: to refuse newcomers would let the owner of many networks lock everybody out. Who is
 * forgotten begins anew, which wins that owner nothing, because each of those networks may do as much; and who goes on asking is
 * not forgotten, so a limit that is reached stays. Half of them go at once: to look for the oldest at each request would be an
 * attack of its own.
 */
export class RecentMap<Value> {
  readonly #half: number;
  #recent = new Map<string, Value>();
  #older = new Map<string, Value>();

  constructor(most: number) {
    this.#half = most / 2;
  }

  get(key: string): Value | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: Value): void {
    this.#recent.set(key, value);
    if (this.#recent.size < this.#half) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }
}
