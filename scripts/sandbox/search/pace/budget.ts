import type { AnswerPlace } from '../../door/answer-room.ts';
import { limits } from '../limits.ts';
import { badRequest, ServiceError } from '../service-error.ts';

/** Milliseconds that a search has after its time to put together what it found. */
const grace = 1000;

/** What one request of searches may still use: time, and length of its answer. */
export class Budget {
  /** Whether the time of the search is over: matching stops, and what it found is answered. */
  isOver = false;
  readonly #requestEnd = performance.now() + limits.requestTime;
  #end = this.#requestEnd;
  #left: number = limits.answer;
  #reading = 0;

  readonly #place: AnswerPlace;

  constructor(place: AnswerPlace) {
    this.#place = place;
  }

  /** The connection that asks: searches of one take turns with those of others. */
  get who(): string {
    return this.#place.who;
  }

  /** Starts the time of one search, in milliseconds. */
  begin(time: number): void {
    this.isOver = false;
    this.#reading = 0;
    this.#end = Math.min(performance.now() + time, this.#requestEnd);
  }

  /** Looks at the clock; throws 408 when a search is not done long after its time. */
  look(now: number): void {
    if (now < this.#end) return;
    this.isOver = true;
    if (now > this.#end + grace) throw new ServiceError(408, 'Request Timeout');
  }

  /** Begins the search anew in the time that it has left. */
  repeat(): void {
    this.#reading = 0;
  }

  /** Counts a document that the search reads; throws 400 when all of them are more than an answer may have. */
  read(characters: number): void {
    this.#reading += characters;
    this.#refuseOver(this.#reading);
  }

  /** Takes room in the answer; throws 400 when there is none left, and 503 while too much of others waits to be read. */
  take(characters: number): void {
    this.#refuseOver(characters);
    this.#place.grow(characters);
    this.#left -= characters;
  }

  #refuseOver(characters: number): void {
    if (characters > this.#left)
      throw badRequest(`The answer would be longer than ${limits.answer} characters.`);
  }
}
