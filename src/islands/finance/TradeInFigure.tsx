import { createFinanceCalculatorText } from '#messages/finance/calculator.ts';
import { Button } from '#ui/Button.tsx';
import { describeFigure, useFigure } from '../trade-in/use-figure.ts';

export interface TradeInFigureProps {
  messages: Record<string, string>;
  /** Takes dollars over as the deposit. */
  onUse: (dollars: number) => void;
}

/** The estimate of the shopper's car, to be taken over as the deposit: its lower end, which promises least. */
export function TradeInFigure({ messages, onUse }: TradeInFigureProps) {
  const figure = useFigure();
  if (!figure) return null;
  const text = createFinanceCalculatorText(messages);
  const words = describeFigure(figure);
  return (
    <div className="calculator__trade-in">
      <p className="calculator__hint">{text('finance.tradeIn', words)}</p>
      <Button variant="secondary" size="small" onClick={() => onUse(figure.low)}>
        {text('finance.tradeIn.use', words)}
      </Button>
    </div>
  );
}
