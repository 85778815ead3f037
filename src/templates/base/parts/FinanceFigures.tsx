import './FinanceFigures.css';

export interface FinanceFigure {
  label: string;
  /** The number, and the words that go with it, for example '$147' and 'a week'. */
  amount: string;
  unit: string;
}

export interface FinanceFiguresProps {
  figures: FinanceFigure[];
}

/**
 * Repayment and rates side by side, all of one size and weight: by law the comparison rate is never less prominent than
 * a rate or a repayment (LEGAL 4).
 */
export function FinanceFigures({ figures }: FinanceFiguresProps) {
  return (
    <dl className="finance-figures">
      {figures.map(({ label, amount, unit }) => (
        <div key={label} className="finance-figures__one">
          <dt>{label}</dt>
          <dd>
            <span className="finance-figures__amount">{amount}</span> <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
