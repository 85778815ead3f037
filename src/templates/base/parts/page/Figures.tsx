import './Figures.css';

export interface Figure {
  /** What it is, for example 'Comparison rate'; empty where the unit says it. */
  label: string;
  /** The number, and the words that go with it, for example '$147' and 'a week'; no unit where words stand for both. */
  amount: string;
  unit: string;
}

export interface FiguresProps {
  figures: Figure[];
}

/**
 * Up to three figures side by side, all of one size and weight: by law a comparison rate is never less prominent than a
 * rate or a repayment (LEGAL 4).
 */
export function Figures({ figures }: FiguresProps) {
  return (
    <ul role="list" className="figures">
      {figures.map(({ label, amount, unit }) => (
        <li key={label + unit} data-kind={unit ? 'amount' : 'words'}>
          <span className="figures__amount">{amount}</span> <span className="figures__unit">{unit}</span>{' '}
          {label ? <span className="figures__label">{label}</span> : null}
        </li>
      ))}
    </ul>
  );
}
