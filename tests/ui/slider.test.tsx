import { isValidElement, type ChangeEvent, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Slider } from '#ui/Slider.tsx';

type Input = ReactElement<{ type?: string; onChange?: (event: ChangeEvent<HTMLInputElement>) => void }>;

/** Every range input in a drawn tree. */
function findThumbs(node: ReactNode): Input[] {
  if (Array.isArray(node)) return node.flatMap(findThumbs);
  if (!isValidElement<{ type?: string; children?: ReactNode }>(node)) return [];
  return [...(node.props.type === 'range' ? [node as Input] : []), ...findThumbs(node.props.children)];
}

/** What the slider answers when a thumb of the pair 20…60 in 0…100 is dragged to a value. */
function drag(thumb: 0 | 1, to: number): [number, number] {
  let answer: [number, number] = [0, 0];
  const tree = Slider({
    id: 'price',
    label: 'Price',
    lowLabel: 'Lowest',
    highLabel: 'Highest',
    min: 0,
    max: 100,
    step: 1,
    low: 20,
    high: 60,
    format: String,
    onChange: (low, high) => {
      answer = [low, high];
    },
  });
  findThumbs(tree)[thumb]?.props.onChange?.({
    currentTarget: { value: String(to) },
  } as ChangeEvent<HTMLInputElement>);
  return answer;
}

test.each<[string, 0 | 1, number, [number, number]]>([
  ['SLDR-01 low stays above the minimum', 0, -5, [0, 60]],
  ['SLDR-01 high stays below the maximum', 1, 500, [20, 100]],
  ['SLDR-02 low cannot pass high', 0, 80, [60, 60]],
  ['SLDR-02 high cannot pass low', 1, 10, [20, 20]],
  ['a value between is taken', 0, 35, [35, 60]],
])('%s', (_id, thumb, to, pair) => {
  expect(drag(thumb, to)).toEqual(pair);
});
