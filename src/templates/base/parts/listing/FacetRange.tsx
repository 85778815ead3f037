import './Facet.css';
import { Accordion } from '#ui/Accordion.tsx';
import { Slider, type SliderProps } from '#ui/Slider.tsx';

export interface FacetRangeProps extends SliderProps {
  open?: boolean;
  /** The chosen range in words, or null. */
  chosen?: string | null;
}

/** One numeric facet as a range with two thumbs and two fields. */
export function FacetRange({ open = true, chosen = null, ...slider }: FacetRangeProps) {
  return (
    <Accordion
      open={open}
      title={
        <>
          {slider.label}
          {chosen === null ? null : <span className="facet__range numbers">{chosen}</span>}
        </>
      }
    >
      <Slider {...slider} />
    </Accordion>
  );
}
