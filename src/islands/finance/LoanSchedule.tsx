import { useState, type ComponentType } from 'react';
import { createFinanceCalculatorText } from '#messages/finance/calculator.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { loadStyles } from '#ui/loading/load-styles.ts';
import chartStyles from './LoanChart.css?url';
import type { LoanChartProps } from './LoanChart.tsx';

/** The loan year by year, behind a heading; its code is loaded when somebody opens it. */
export function LoanSchedule({ loan, messages }: LoanChartProps) {
  const [Chart, setChart] = useState<ComponentType<LoanChartProps> | null>(null);
  const open = (): void => {
    if (Chart) return;
    void Promise.all([import('./LoanChart.tsx'), loadStyles(chartStyles)]).then(([{ LoanChart }]) =>
      setChart(() => LoanChart),
    );
  };
  return (
    <div className="calculator__schedule">
      <Accordion title={createFinanceCalculatorText(messages)('finance.schedule')} onOpen={open}>
        {Chart ? <Chart loan={loan} messages={messages} /> : null}
      </Accordion>
    </div>
  );
}
