import type { AustralianState } from '../location/location.ts';
import { holdsIn, sources, type LawRule } from './law-rule.ts';

/** What the law asks of words beside prices and credit. */
export interface WordRule extends LawRule {
  /** Finds the words that break the rule. */
  finds: RegExp;
  /** Words nearby that keep it. */
  unless: RegExp | null;
}

const amount = String.raw`\$\s?\d[\d,]*(?:\.\d+)?`;
const onTop = String.raw`(?:plus|\+|before|ex(?:cl(?:udes|uding|\.)?)?\.?|excluding)`;
const period = String.raw`(?:\/|per|a|each|p\/?)\s?(?:week|fortnight|month|wk|mth|w|m)\b|(?:week|fortnight|month)ly\b`;
/** Two digits at most: "100% finance" is no rate. */
const rate = String.raw`(?<![\d.])\d{1,2}(?:\.\d+)?\s?%`;
const terms = /comparison rate/i;
/** What is paid by the week without being credit. */
const noCredit = /subscri|\brent|\bhire|storage|\bwages?\b|salary|\bsav(?:e|ing)|comparison rate/i;

/** In the order of messages. Words without a source in law, such as "best price", are the dealer's own affair. */
export const wordRules: readonly WordRule[] = [
  {
    id: 'rate-without-comparison',
    states: 'all',
    severity: 'error',
    finds: new RegExp(
      String.raw`${rate}\s?(?:p\.?\s?a\b|per annum|apr\b|interest|finance)|(?:interest|finance|rates?)\s(?:of|from|at|as low as)\s${rate}`,
      'i',
    ),
    unless: terms,
    says: 'a rate needs its comparison rate beside it, as large, with its example and warning.\nTake the rate out: the site shows that of finance.lender with all that belongs to it. Or write all of it here.',
    source: sources.credit,
  },
  {
    id: 'financed-repayment',
    states: 'all',
    severity: 'error',
    finds: new RegExp(
      String.raw`(?:financ|loan|repay|borrow|credit)[^.!?]{0,60}${amount}\s?(?:${period})|${amount}\s?(?:${period})[^.!?]{0,60}(?:financ|loan|repay|borrow|credit)`,
      'i',
    ),
    unless: terms,
    says: 'a repayment needs its interest rate and comparison rate beside it, as large, with example and warning.\nTake the repayment out: pages of vehicles show it with all that belongs to it.',
    source: sources.credit,
  },
  {
    id: 'repayment',
    states: 'all',
    severity: 'warning',
    finds: new RegExp(String.raw`${amount}\s?(?:${period})`, 'i'),
    unless: noCredit,
    says: 'an amount by the week or month reads as a repayment, which needs interest rate, comparison rate and warning beside it.\nIf it is none, say what it is for, for example a subscription.',
    source: sources.credit,
  },
  {
    id: 'interest-free',
    states: 'all',
    severity: 'warning',
    finds: /\binterest[- ]free\b|\b(?:no|zero|0\s?%)\s?(?:interest|finance|deposit finance)\b/i,
    unless: terms,
    says: 'this offers credit, so it needs the lender, the comparison rate and the conditions beside it.\nWrite them here, or take it out.',
    source: sources.credit,
  },
  {
    id: 'price-plus-on-road-costs',
    states: 'all',
    severity: 'error',
    finds: new RegExp(String.raw`${amount}[^.!?]{0,30}${onTop}\s?(?:on[ -]?roads?\b|orcs?\b)`, 'i'),
    unless: null,
    says: 'a price needs to be the total that a shopper pays, and on-road costs can be worked out.\nWrite the drive-away price.',
    source: sources.singlePrice,
  },
  {
    id: 'price-plus-dealer-charges',
    states: 'all',
    severity: 'error',
    finds: new RegExp(
      String.raw`${amount}[^.!?]{0,30}${onTop}\s?(?:${amount}\s?)?(?:dealer|delivery|admin|document|processing)\w*\s?(?:delivery|fees?|charges?)?`,
      'i',
    ),
    unless: null,
    says: 'a price needs to include what the dealer charges besides, such as delivery or an administration fee.\nWrite the total.',
    source: sources.singlePrice,
  },
  {
    id: 'price-plus-gst',
    states: 'all',
    severity: 'error',
    finds: new RegExp(String.raw`${amount}[^.!?]{0,15}${onTop}\s?gst\b`, 'i'),
    unless: null,
    says: 'a price for shoppers includes GST.\nWrite the price with GST.',
    source: sources.singlePrice,
  },
  {
    id: 'on-road-costs-words',
    states: ['NSW'],
    severity: 'warning',
    finds: /\bon[ -]?road costs?\b|\borcs?\b/i,
    unless: null,
    says: 'ads in New South Wales may not call registration, stamp duty and insurance on-road costs.\nName the charges, or write drive away.',
    source: sources.nswAds,
  },
];

/** Words that break a rule, and the rule. */
export interface WordFinding {
  rule: WordRule;
  words: string;
}

/**
 * Every rule that a text breaks in one of the states, with the words at fault. Warnings wait until errors are mended.
 *
 * @param nearby what stands close by and may say what the text lacks, such as the other texts of a card
 */
export function judgeWords(
  text: string,
  states: readonly (AustralianState | null)[],
  nearby: string = text,
): WordFinding[] {
  const found = wordRules.flatMap((rule) => {
    if (!states.some((state) => holdsIn(rule, state))) return [];
    const words = rule.finds.exec(text)?.[0];
    return words === undefined || rule.unless?.test(nearby) ? [] : [{ rule, words: words.trim() }];
  });
  const errors = found.filter(({ rule }) => rule.severity === 'error');
  return errors.length > 0 ? errors : found;
}
