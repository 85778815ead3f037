import { site } from 'virtual:dealer';

/** An island that breaks the wall between build and browser. */
export function Leak() {
  return <p>{site.name}</p>;
}
