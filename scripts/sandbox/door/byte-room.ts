/** Bytes that this process keeps at once of one kind, such as bodies on their way, and of those of one connection. */
const room = 64 * 1_048_576;
const share = 24 * 1_048_576;

/** Room for bytes of requests, which connections share. */
export interface ByteRoom {
  /**
   * Why there is no room for so many more bytes: the connection has its share, or the room is full and it has more than others.
   * Who takes little always finds some, so a few that fill the room keep nobody out. Null where there is room.
   *
   * @param who the connection; null for the server itself, which has no share
   */
  findRefusal: (who: string | null, bytes: number) => 'share' | 'room' | null;
  /** Takes room, or gives it back where the number is negative. */
  take: (who: string | null, bytes: number) => void;
}

export function createByteRoom(): ByteRoom {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const sumOf = (who: string | null, bytes: number): number =>
    who === null ? 0 : (takenBy.get(who) ?? 0) + bytes;
  return {
    findRefusal: (who, bytes) => {
      const own = sumOf(who, bytes);
      if (own > share) return 'share';
      return taken + bytes > room && own > room / takenBy.size ? 'room' : null;
    },
    take: (who, bytes) => {
      taken += bytes;
      if (who === null) return;
      const left = sumOf(who, bytes);
      if (left > 0) takenBy.set(who, left);
      else takenBy.delete(who);
    },
  };
}
