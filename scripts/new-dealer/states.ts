import type { AustralianState } from '#domain/location/location.ts';
import { statesOfPostcode } from '#domain/location/postcode-states.ts';
import { states as stateFacts } from '#config/resolvers/states.ts';
import { states } from './answers.ts';

/** A state in the list that is asked; its hint is the whole name. */
export interface StateOption {
  value: AustralianState;
  label: string;
  hint: string;
}

/** All states, those of the postcode first, so that Enter takes the right one. */
export function listStates(postcode: string): StateOption[] {
  const likely = statesOfPostcode(postcode);
  return [...likely, ...states.filter((state) => !likely.includes(state))].map((state) => ({
    value: state,
    label: state,
    hint: stateFacts[state].name,
  }));
}

/** Whether what was typed begins a state or its name. Not what is within: "WA" is no part of New South Wales. */
export function isStateFor(typed: string, { value, hint = '' }: { value: string; hint?: string }): boolean {
  const wanted = typed.trim().toLowerCase();
  return [value, hint].some((name) => name.toLowerCase().startsWith(wanted));
}
