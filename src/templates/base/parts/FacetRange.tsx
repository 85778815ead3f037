import './Facet.css';
import { Accordion } from '#ui/Accordion.tsx';
import { Slider, type SliderProps } from '#ui/Slider.tsx';

export interface FacetRangeProps extends SliderProps {
  open?: boolean;
}

/** One numeric facet as a range with two thumbs and two fields. */
export function FacetRange({ open = true, ...slider }: FacetRangeProps) {
  return (
    <Accordion open={open} title={slider.label}>
      <Slider {...slider} />
    </Accordion>
  );
}
