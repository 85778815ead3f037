import { autocomplete, cancel, isCancel, multiselect, select, text } from '@clack/prompts';
import type { Answers, Question } from './answers.ts';
import { starterPages } from './starter-pages.ts';
import { isStateFor, listStates } from './states.ts';

/** What a prompt gives: an answer, or the sign that the visitor gave up. */
type Answer = Awaited<ReturnType<typeof text>>;

const askState = (ask: string, postcode: string): Promise<Answer> =>
  autocomplete({ message: ask, options: listStates(postcode), filter: isStateFor });

const askChoice = (ask: string, choices: readonly string[], suggestion: string): Promise<Answer> =>
  select({ message: ask, options: choices.map((value) => ({ value })), initialValue: suggestion });

const askWords = ({ ask, example, required, check, advice }: Question, suggestion: string): Promise<Answer> =>
  text({
    message: ask,
    placeholder: example,
    ...(suggestion ? { initialValue: suggestion } : {}),
    validate: (value) => {
      if (!value) return required ? 'This is needed.' : undefined;
      const expected = check?.(value) ?? null;
      if (expected === null) return undefined;
      return [`Expected ${expected}.`, advice?.(value)].filter(Boolean).join(' ');
    },
  });

function askQuestion(
  question: Question,
  answers: Partial<Answers>,
  templates: readonly string[],
): Promise<Answer> {
  const suggestion = question.initial?.(answers) ?? '';
  if (question.key === 'state') return askState(question.ask, answers.postcode ?? '');
  if (question.key === 'template') return askChoice(question.ask, templates, suggestion);
  return askWords(question, suggestion);
}

function giveUp(): never {
  cancel('Nothing was written.');
  process.exit(1);
}

/** Asks which starter pages the dealer begins with; all are chosen until somebody takes one out. */
export async function askStarterPages(): Promise<string[]> {
  const chosen = await multiselect({
    message: 'Pages to begin with, each a text of ours to edit (space takes one out)',
    options: starterPages.map((value) => ({ value })),
    initialValues: [...starterPages],
    required: false,
  });
  if (isCancel(chosen)) giveUp();
  return chosen;
}

/** Asks what flags have not answered. Ends the process quietly when the visitor gives up. */
export async function askQuestions(
  questions: readonly Question[],
  given: Partial<Answers>,
  templates: readonly string[],
): Promise<Partial<Answers>> {
  const answers: Partial<Answers> = { ...given };
  for (const question of questions) {
    if (answers[question.key]) continue;
    const answer = await askQuestion(question, answers, templates);
    if (isCancel(answer)) giveUp();
    if (answer) answers[question.key] = answer;
  }
  return answers;
}
