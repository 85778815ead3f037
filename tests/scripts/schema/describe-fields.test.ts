import { expect, test } from 'vitest';
import { describeFields } from '#scripts/schema/describe-fields.ts';

const schema = {
  type: 'object',
  properties: {
    busy: { type: 'array', items: { type: 'object', properties: { from: { type: 'number' } } } },
  },
};

test('each field gets its sentence, items of a list by the path of the list', () => {
  expect(describeFields(schema, { busy: 'Times.', 'busy.from': 'Epoch seconds.' })).toEqual({
    type: 'object',
    properties: {
      busy: {
        ...{ type: 'array', description: 'Times.' },
        items: { type: 'object', properties: { from: { type: 'number', description: 'Epoch seconds.' } } },
      },
    },
  });
});

test('a field without a sentence, and a sentence without a field, are errors', () => {
  expect(() => describeFields(schema, { busy: 'Times.' })).toThrow('No description of busy.from');
  expect(() => describeFields(schema, { busy: '-', 'busy.from': '-', to: '-' })).toThrow('there are not: to');
});
