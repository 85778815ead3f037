import { memo, useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { drawIsland } from '#integration/static/island-markup.ts';

const noteDrawing = vi.fn();

function Meter({ litres }: { litres: number }) {
  noteDrawing();
  return <p id={useId()}>{litres} litres</p>;
}

describe('islands in a build', () => {
  it.each([
    ['any', Meter, 4],
    ['one in memo, which promises to look the same for the same properties,', memo(Meter), 3],
  ])('%s has the markup that React gives it', (_which, Component, times) => {
    const asked = [
      [7.4, 'p0'],
      [7.4, 'p0'],
      [7.4, 'p1'],
      [9, 'p0'],
    ] as const;
    const expected = asked.map(([litres, identifierPrefix]) =>
      renderToString(<Meter litres={litres} />, { identifierPrefix }),
    );
    noteDrawing.mockClear();
    const looks = asked.map(([litres, prefix]) =>
      drawIsland(Component as unknown as ComponentType<Record<string, unknown>>, { litres }, prefix),
    );
    expect(looks).toEqual(expected);
    expect(noteDrawing).toHaveBeenCalledTimes(times);
  });
});
