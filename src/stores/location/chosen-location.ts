import { chosenLocationEvent, chosenLocationKey } from '#domain/location/chosen.ts';

/** The id of the location that the shopper has chosen in the header; null without a choice, or where nothing is kept. */
export function readChosenLocation(): string | null {
  try {
    return window.localStorage.getItem(chosenLocationKey);
  } catch {
    return null;
  }
}

/** Calls back when the choice changes in this page; answers a function that stops it. */
export function onChosenLocation(act: () => void): () => void {
  document.addEventListener(chosenLocationEvent, act);
  return () => document.removeEventListener(chosenLocationEvent, act);
}
