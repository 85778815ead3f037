import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  beginLoan,
  calculateLoan,
  isAdvertised,
  isSameLoan,
  limitAmount,
} from '#domain/finance/calculator.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import { askForLoan, createFinanceCalculatorText } from '#messages/finance/calculator.ts';
import { CreditNotes } from '#parts/finance/CreditNotes.tsx';
import { LoanForm } from '#parts/finance/LoanForm.tsx';
import { LoanResult } from '#parts/finance/LoanResult.tsx';
import { enquireCommand } from '#parts/page/dialog-command.ts';
import {
  $loanChoice,
  $loanGround,
  changeLoan,
  changePeriod,
  untouchedLoan,
  type LoanGround,
} from '#stores/finance/finance.ts';
import { askAboutFinance, askAsUsual } from '#stores/lead/topic.ts';
import { $liveVehicle, type LiveVehicleState } from '#stores/vehicle/live-vehicle.ts';
import { Button } from '#ui/Button.tsx';
import { useAwake } from '../lead/use-awake.ts';
import { TradeInFigure } from './TradeInFigure.tsx';
import { LoanSchedule } from './LoanSchedule.tsx';

export interface FinanceCalculatorProps extends LoanGround {
  /** Whether enquiries can be made on this page. */
  enquire: boolean;
  messages: Record<string, string>;
}

/** Buttons elsewhere on the page begin an enquiry that is not about finance. */
function listenForOtherEnquiries(): () => void {
  const listen = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('[data-action="enquire"]') : null;
    if (button && !button.closest('.calculator')) askAsUsual();
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

const unchanged: LiveVehicleState = { changed: null };

/** The finance calculator (FCAL rows). It begins with the current price, and all figures follow each drag. */
export function FinanceCalculator(properties: FinanceCalculatorProps) {
  const { enquire, messages } = properties;
  const ground = useStore($loanGround, { ssr: () => null }) ?? properties;
  const { finance, disclaimer } = ground;
  const rules = finance.calculator;
  const { changed } = useStore($liveVehicle, { ssr: () => unchanged });
  const awake = useAwake();
  const touched = useStore($loanChoice, { ssr: () => untouchedLoan });
  const price = changed ? findEffectivePrice(changed) : ground.price;
  const beginning = beginLoan(rules, price, ground.beginning);
  const choice = { ...beginning, ...touched };
  const amounts = limitAmount(rules, price);
  // The lender's figures hold for the price that it quoted and for no other choice.
  const isQuoted = price === ground.price && isSameLoan(choice, beginning);
  const quote = isQuoted ? (ground.beginning?.quote ?? null) : null;
  const result = calculateLoan(choice, rules, finance.fees, amounts, quote);
  useEffect(listenForOtherEnquiries, []);
  return (
    // Styles hide what still tells another price than the page.
    <div className="calculator" data-asleep={awake ? undefined : ''}>
      <LoanForm
        choice={choice}
        rules={rules}
        amounts={amounts}
        beginning={beginning}
        messages={messages}
        depositHelp={
          <TradeInFigure
            messages={messages}
            onUse={(dollars) => changeLoan('deposit', dollars, rules, beginning)}
          />
        }
        onChange={(name, value) => changeLoan(name, value, rules, beginning)}
        onPeriod={changePeriod}
      />
      <div className="calculator__result">
        <LoanResult
          choice={choice}
          result={result}
          isTotalQuoted={quote !== null && quote.total !== null}
          finance={finance}
          messages={messages}
        />
        {enquire ? (
          <Button {...enquireCommand} wide onClick={() => askAboutFinance(askForLoan(choice, messages))}>
            {createFinanceCalculatorText(messages)('finance.enquire')}
          </Button>
        ) : null}
        <CreditNotes
          lender={finance.lender}
          compared={isAdvertised(choice, finance)}
          disclaimer={disclaimer}
          messages={messages}
        />
      </div>
      {result.repayment === null ? null : <LoanSchedule loan={result.loan} messages={messages} />}
    </div>
  );
}
