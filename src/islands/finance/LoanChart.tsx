import { useId } from 'react';
import { listLoanYears, type LoanYear } from '#domain/finance/calculator.ts';
import type { Loan } from '#domain/finance/finance.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { createFinanceCalculatorText } from '#messages/finance/calculator.ts';

export interface LoanChartProps {
  loan: Loan;
  messages: Record<string, string>;
}

const width = 640;
const height = 220;
const base = 196;
const gap = 14;

/** Bars for the parts of each year's repayments and a line for the debt, each on its own scale. */
function Bars({ years, principal }: { years: LoanYear[]; principal: number }) {
  const slot = width / years.length;
  const tallest = Math.max(...years.map(({ principal: paid, interest }) => paid + interest), 1);
  const bar = (value: number): number => (Math.max(value, 0) / tallest) * (base - 24);
  const line = (owed: number): number => base - (owed / Math.max(principal, 1)) * (base - 12);
  const points = years.map(({ owed }, index) => `${(index + 1) * slot},${line(owed).toFixed(1)}`);
  return (
    <>
      {years.map(({ year, principal: paid, interest }, index) => {
        const left = index * slot + gap;
        return (
          <g key={year}>
            <rect
              className="loan-chart__paid"
              x={left}
              y={base - bar(paid)}
              width={slot - 2 * gap}
              height={bar(paid)}
            />
            <rect
              className="loan-chart__interest"
              x={left}
              y={base - bar(paid) - bar(interest)}
              width={slot - 2 * gap}
              height={bar(interest)}
            />
            <text x={index * slot + slot / 2} y={height - 4} textAnchor="middle">
              {year}
            </text>
          </g>
        );
      })}
      <polyline className="loan-chart__owed" points={`0,${line(principal)} ${points.join(' ')}`} />
      <line className="loan-chart__base" x1="0" x2={width} y1={base} y2={base} />
    </>
  );
}

/** A loan year by year as a picture, and the same numbers as a table (FCAL-15). */
export function LoanChart({ loan, messages }: LoanChartProps) {
  const text = createFinanceCalculatorText(messages);
  const title = useId();
  const years = listLoanYears(loan);
  const columns = ['principal', 'interest', 'owed'] as const;
  return (
    <div className="loan-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={title}>
        <title id={title}>{text('finance.schedule.chart')}</title>
        <Bars years={years} principal={loan.principal} />
      </svg>
      <table className="loan-chart__table">
        <thead>
          <tr>
            <th scope="col">{text('finance.schedule.year')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-kind={column}>
                {text(`finance.schedule.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((row) => (
            <tr key={row.year}>
              <th scope="row">{row.year}</th>
              {columns.map((column) => (
                <td key={column}>{formatMoney(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
