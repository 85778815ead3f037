import { dealer } from 'virtual:dealer';

/** An island that breaks the wall between build and browser. */
export function Leak() {
  return <p>{dealer.name}</p>;
}
