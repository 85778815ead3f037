import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createDraftMark,
  draftLife,
  nameDraft,
  parseDraft,
  type FormDraft,
} from '#domain/lead/form-draft.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { vehicle } from '../../services/lead/lead.ts';

const now = 1_795_000_000_000;
const draft: FormDraft = { at: now - 60_000, step: 1, search: '?model=HiLux', values: { name: ['Robin'] } };
const kept = (changed: object): string => JSON.stringify({ ...draft, ...changed });

test('a draft comes back as it was kept', () => {
  expect(parseDraft(JSON.stringify(draft), now)).toEqual(draft);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a day old', kept({ at: now - draftLife })],
  ['from the future', kept({ at: now + 1 })],
  ['of an earlier shape', kept({ values: { name: 'Robin' } })],
  ['half a step', kept({ step: 0.5 })],
  ['a step before the first', kept({ step: -1 })],
])('%s is no draft', (_, text) => {
  expect(parseDraft(text, now)).toBeNull();
});

test('whatever stands in the storage does no harm', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseDraft(text, now)).not.toThrow();
    }),
  );
});

test('each form has a draft for each vehicle and offer, and one about nothing certain', () => {
  const names = [
    nameDraft({ name: 'enquiry' }, createVehicleSubject(vehicle)),
    nameDraft({ name: 'enquiry' }, createVehicleSubject({ ...vehicle, id: `${vehicle.id}0` })),
    nameDraft({ name: 'photos' }, createVehicleSubject(vehicle)),
    nameDraft({ name: 'enquiry' }, { kind: 'offer', offer: { id: vehicle.id, name: '', make: null, model: null, path: '/' } }), // oxfmt-ignore
    nameDraft({ name: 'contact' }, { kind: 'general' }),
    nameDraft({ name: 'testDrive' }, { kind: 'general' }),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['none is kept', null, undefined],
  ['one is kept', { ...draft, at: Date.now() }, ''],
  ['one with a location is kept', { ...draft, at: Date.now(), values: { location: ['1'] } }, 'location'],
  ['it is too old', { ...draft, at: Date.now() - draftLife }, undefined],
])('the mark of a page where %s', (_, value, expected) => {
  const storage: Record<string, string> = {
    [nameDraft({ name: 'contact' }, { kind: 'general' })]: JSON.stringify(value),
  };
  const dataset: Record<string, string> = {};
  const run = new Function('sessionStorage', 'document', createDraftMark('contact'));
  run({ getItem: (key: string) => storage[key] ?? null }, { documentElement: { dataset } });
  expect(dataset['draft']).toBe(expected);
});
