import pc from 'picocolors';
import type { Verdict } from './ask.ts';

/**
 * Prints how each case went as it comes, and a summary. Answers whether the implementation keeps the contract.
 *
 * @param print takes one line
 */
export async function printVerdicts(
  verdicts: AsyncIterable<Verdict>,
  print: (line: string) => void,
): Promise<boolean> {
  let kept = 0;
  let broken = 0;
  for await (const { about, asked, came, expected } of verdicts) {
    if (expected === null) {
      kept += 1;
      print(`${pc.green('ok')}  ${about}`);
      continue;
    }
    broken += 1;
    print(`${pc.red('no')}  ${about}`);
    print(`      asked     ${asked}`);
    print(`      came      ${came}`);
    print(`      expected  ${expected}`);
  }
  const say = (number: number): string => `${number} answer${number === 1 ? '' : 's'}`;
  print(
    broken > 0
      ? pc.red(
          `${say(broken)} break${broken === 1 ? 's' : ''} the contract, ${kept} keep${kept === 1 ? 's' : ''} it`,
        )
      : pc.green(`${say(kept)} keep${kept === 1 ? 's' : ''} the contract`),
  );
  return broken === 0;
}
