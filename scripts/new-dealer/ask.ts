import { autocomplete, cancel, isCancel, select, text } from '@clack/prompts';
import type { Answers, Question } from './answers.ts';
import { isStateFor, listStates } from './states.ts';

/** Asks what flags have not answered. Ends the process quietly when the visitor gives up. */
export async function askQuestions(
  questions: readonly Question[],
  given: Partial<Answers>,
  templates: readonly string[],
): Promise<Partial<Answers>> {
  const answers: Partial<Answers> = { ...given };
  const choices: Partial<Record<keyof Answers, readonly string[]>> = { template: templates };
  for (const { key, ask, example, required, initial, check, advice } of questions) {
    if (answers[key]) continue;
    const options = choices[key];
    const suggestion = initial?.(answers) ?? '';
    const answer =
      key === 'state'
        ? await autocomplete({
            message: ask,
            options: listStates(answers.postcode ?? ''),
            filter: isStateFor,
          })
        : options
          ? await select({
              message: ask,
              options: options.map((value) => ({ value })),
              initialValue: suggestion,
            })
          : await text({
              message: ask,
              placeholder: example,
              ...(suggestion ? { initialValue: suggestion } : {}),
              validate: (value) => {
                if (!value) return required ? 'This is needed.' : undefined;
                const expected = check?.(value) ?? null;
                if (expected === null) return undefined;
                return [`Expected ${expected}.`, ...(advice ? [advice(value)] : [])].join(' ');
              },
            });
    if (isCancel(answer)) {
      cancel('Nothing was written.');
      process.exit(1);
    }
    if (answer) answers[key] = answer;
  }
  return answers;
}
