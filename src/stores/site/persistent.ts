import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

// The web view of an app may have null for a storage, which the package takes for one.
try {
  if (localStorage === null) setPersistentEngine({}, windowPersistentEvents);
} catch {
  // Where it may not be read, the package has seen that too.
}

export { persistentAtom } from '@nanostores/persistent';
