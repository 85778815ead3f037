import { expect, test } from 'vitest';
import type { Mark } from '#scripts/sandbox/reservation/mark-store.ts';
import type { Reservation } from '#scripts/sandbox/reservation/reservation.ts';
import type { ReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { holdsVehicle, marksVehicle } from '#scripts/sandbox/reservation/transitions.ts';
import {
  Crash,
  createRandom,
  createReservationStore,
  newRequest,
  openFragile,
  Processor,
} from './reservation-world.ts';

const { database, crashAfter } = openFragile();
let store: ReservationStore = createReservationStore(database);

/** `expect` for millions of judgements. */
function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** One vehicle, two buyers, a dealer, a processor, an index and a clock, in an order that the seed chooses. */
class World {
  readonly random;
  readonly vehicle: string;
  readonly buyers: readonly [string, string];
  readonly processor = new Processor();
  readonly acknowledged = new Map<string, 'held' | 'over' | 'completed'>();
  now = 1_800_000_000;
  index = false;
  /** Whether the stock itself calls the vehicle reserved. */
  stock = false;
  payments = 0;

  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
    database.exec('delete from payments; delete from reservations; delete from marks;');
    this.random = createRandom(seed);
    this.vehicle = `v${seed}`;
    this.buyers = [`a${seed}`, `b${seed}`];
  }

  /** One of some values, of which there is at least one. */
  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)] as Value;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Does something during which the process may die; whoever asked gets no answer then. */
  attempt(work: () => void): void {
    if (this.chance(0.2)) crashAfter(Math.floor(this.random() * 4));
    try {
      work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      store = createReservationStore(database);
    }
    crashAfter(Infinity);
  }

  find(id: string): Reservation | null {
    return store.find(id);
  }

  hold(id: string): void {
    // Whoever asks for such a vehicle is told that it is taken.
    if (this.index && !this.isMarked()) return;
    const answer = store.hold(newRequest(id, this.vehicle), this.now);
    if (answer.kind === 'held') this.acknowledged.set(id, this.acknowledged.get(id) ?? 'held');
    if (answer.kind === 'taken')
      demand(answer.by.until > this.now || answer.by.state === 'completed', 'Held by nobody.');
  }

  begin(id: string): void {
    this.payments += 1;
    const begun = store.beginPayment(id, `p${this.seed}-${this.payments}`, this.now);
    const payment = begun?.payments.find(({ state }) => state === 'begun');
    if (!payment) return;
    const address = this.processor.begin(payment.id);
    store.keepAddress(payment.id, address);
  }

  deliver(): void {
    const { events } = this.processor;
    const place = Math.floor(this.random() * events.length);
    const event = events[place];
    if (!event) return;
    store.tellOfPayment(event, this.now);
    // Died before this line: the processor tells again.
    events.splice(place, 1);
  }

  askAll(share: number): void {
    for (const payment of store.listUnasked(this.now, 100)) {
      if (!this.chance(share)) continue;
      const event = this.processor.ask(payment);
      if (event) store.tellOfPayment(event, this.now);
    }
  }

  giveBackAll(share: number): void {
    for (const payment of store.listOwed(this.now, 100)) {
      if (!this.chance(share)) continue;
      this.processor.giveBack(payment);
      store.tellOfPayment({ kind: 'returned', payment }, this.now);
    }
  }

  writeMarks(): void {
    // Something else happens between reading and writing.
    for (const mark of store.listMarks(10))
      this.writeMark(mark, () => this.chance(0.2) && this.dealerOrShopper());
  }

  /** As the marker of the index does. */
  writeMark(mark: Mark, meanwhile: () => unknown = () => undefined): void {
    if (mark.reserved || mark.own !== null) {
      const own = mark.own ?? this.index;
      store.noteOwn(mark, own);
      meanwhile();
      this.index = mark.reserved || own;
    }
    store.noteMarked(mark);
  }

  /** The yard says of one vehicle whether it is reserved, which nobody hears while it is reserved online as well. */
  changeStock(): void {
    if (this.isMarked() || store.listMarks(1).length > 0) return;
    this.stock = this.chance(0.5);
    this.index = this.stock;
  }

  isMarked(): boolean {
    return store.listMarked('vehicles_mac').some(({ vehicleId }) => vehicleId === this.vehicle);
  }

  importStock(isReserved = this.chance(0.5)): void {
    const marked = this.isMarked();
    try {
      if (this.chance(0.3)) this.dealerOrShopper();
      // The index refuses it, and what is live stays.
      if (this.chance(0.1)) return;
      this.index = marked || isReserved;
      this.stock = isReserved;
      store.noteStock('vehicles_mac', new Map(marked ? [[this.vehicle, isReserved]] : []));
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      // Whoever imports gets no answer, and does it once more.
      store = createReservationStore(database);
      this.importStock(isReserved);
    }
  }

  dealerOrShopper(): void {
    const id = this.pick(this.buyers);
    const kind = this.pick(['cancel', 'cancel', 'complete', 'refund'] as const);
    const known = store.tell(id, { kind }, this.now);
    if (!known) return;
    if (kind === 'complete' && known.state === 'completed') this.acknowledged.set(id, 'completed');
    if (!holdsVehicle(known.state)) this.acknowledged.set(id, 'over');
  }

  jump(): void {
    const untils = this.buyers.flatMap((id) => this.find(id)?.until ?? []);
    if (untils.length > 0 && this.chance(0.5)) this.now = this.pick(untils) + this.pick([-1, 0, 1]);
    else this.now += this.pick([1, 60, 600, 3_600, -30, -600]);
  }

  step(): void {
    const id = this.pick(this.buyers);
    const payment = this.processor.sessions.size > 0 ? this.pick([...this.processor.sessions.keys()]) : null;
    const deeds: (() => void)[] = [
      ...[() => this.hold(id), () => this.hold(id), () => this.begin(id), () => this.begin(id)],
      () => payment && this.processor.act(payment, 'paid', this.now, Math.floor(this.random() * 3)),
      () => payment && this.processor.act(payment, 'paid', this.now, Math.floor(this.random() * 3)),
      () =>
        payment && this.processor.act(payment, this.pick(['declined', 'abandoned'] as const), this.now, 1),
      ...[() => this.deliver(), () => this.deliver(), () => this.dealerOrShopper(), () => this.jump()],
      ...[() => this.askAll(0.5), () => void store.lapse(this.now), () => this.giveBackAll(0.5)],
      ...[() => this.writeMarks(), () => this.importStock(), () => this.changeStock()],
    ];
    this.attempt(this.pick(deeds));
  }

  listReservations(): Reservation[] {
    return this.buyers.flatMap((id) => this.find(id) ?? []);
  }

  /** What must be true at every instant. */
  judge(): void {
    const all = this.listReservations();
    const { sessions } = this.processor;
    demand(all.filter(({ state }) => holdsVehicle(state)).length <= 1, 'Two hold one vehicle.');
    for (const { state, payments } of all) {
      const kept = payments.filter((payment) => payment.state === 'kept');
      // Of a bought vehicle the deposit may be back, because the whole price was paid in another way.
      const isBack = state === 'completed' && payments.some((payment) => payment.state === 'returned');
      const isRight = isBack ? kept.length <= 1 : kept.length === (marksVehicle(state) ? 1 : 0);
      demand(isRight, `${state} with ${kept.length} deposits.`);
      demand(
        kept.every(({ id }) => sessions.get(id)?.state === 'paid'),
        'A deposit that nobody paid.',
      );
      const returned = payments.filter((payment) => payment.state === 'returned');
      demand(
        returned.every(({ id }) => sessions.get(id)?.state === 'returned'),
        'Money that is not back.',
      );
      demand(state !== 'refunded' || returned.length > 0, 'A refund without money.');
    }
    for (const [id, told] of this.acknowledged) {
      const known = this.find(id);
      demand(known !== null, 'What was acknowledged is gone.');
      demand(
        told !== 'over' || !holdsVehicle(known?.state ?? 'held'),
        'What was cancelled holds the vehicle.',
      );
      demand(
        told !== 'completed' || !/held|reserved|expired/.test(known?.state ?? 'held'),
        'What was bought is not.',
      );
    }
  }

  /** What happens most days, before everything else does. */
  reserve(): void {
    const [id] = this.buyers;
    this.attempt(() => this.hold(id));
    this.attempt(() => this.begin(id));
    const payment = [...this.processor.sessions.keys()][0];
    if (payment) this.processor.act(payment, 'paid', this.now, 2);
    this.attempt(() => this.deliver());
  }

  /** The network is well again, and the sweep has come round often enough. */
  settle(): void {
    for (let round = 0; round < 3; round += 1) {
      while (this.processor.events.length > 0) this.deliver();
      this.askAll(1);
      this.giveBackAll(1);
    }
    for (const mark of store.listMarks(10)) this.writeMark(mark);
  }

  judgeEnd(): void {
    const all = this.listReservations();
    const states = new Map(
      all.flatMap(({ payments }) => payments.map(({ id, state }) => [id, state] as const)),
    );
    for (const [payment, { state }] of this.processor.sessions) {
      demand(state !== 'paid' || states.get(payment) === 'kept', 'Money without a reservation.');
      demand(state !== 'returned' || states.get(payment) === 'returned', 'A refund that nobody knows of.');
    }
    const isReserved = this.stock || all.some(({ state }) => marksVehicle(state));
    demand(this.index === isReserved, 'The index says something else.');
    for (const { state, payments } of all)
      if (payments.some((payment) => payment.state === 'returned') && !holdsVehicle(state))
        demand(state === 'refunded', 'All money is back, and it does not say so.');
  }
}

test('RSV-01 RSV-02 whatever comes in whatever order: one holder, no money without a reservation or a refund', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= 4_000; seed += 1) {
    const world = new World(seed);
    try {
      if (seed % 2 === 0) world.reserve();
      for (let step = 0; step < 12; step += 1) {
        world.step();
        world.judge();
      }
      world.settle();
      world.judge();
      world.judgeEnd();
    } catch (error) {
      throw new Error(`Interleaving ${seed} fails.`, { cause: error });
    }
    for (const id of world.buyers) {
      const state = world.find(id)?.state ?? 'none';
      seen.set(state, (seen.get(state) ?? 0) + 1);
    }
  }
  // The walk has been everywhere.
  for (const state of ['held', 'reserved', 'completed', 'expired', 'cancelled', 'refunded'])
    expect(seen.get(state) ?? 0, state).toBeGreaterThan(50);
}, 60_000);
