import { createTradeInForms } from '#domain/trade-in/forms.ts';
import { answerQuestion, setKilometres } from '#stores/trade-in/trade-in.ts';
import { Segments } from '#ui/Segments.tsx';
import { PhotoSlot } from './photos/PhotoSlot.tsx';
import type { StepProps } from './RegistrationStep.tsx';
import { StepForm } from './StepForm.tsx';

const nameQuestion = (id: string): string => `question-${id}`;

/** How far the car has gone (FORM-16), and how it is: the questions that came with it (TRADE-02). */
export function ConditionStep({ state, site, text, thisYear }: StepProps) {
  const { questions, answers, kilometres } = state;
  return (
    <StepForm
      form={createTradeInForms(site.enquiry, thisYear).condition}
      begun={kilometres === null ? {} : { kilometres: String(kilometres) }}
      messages={site.messages}
      submit={text('tradeIn.next')}
      judge={() =>
        Object.fromEntries(
          questions
            .filter(({ id }) => !answers[id])
            .map(({ id, question }) => [nameQuestion(id), text('tradeIn.condition.missing', { question })]),
        )
      }
      onDone={(values) => setKilometres(Number(values.kilometres))}
    >
      {questions.map(({ id, question, answers: options }) => (
        <div key={id} id={`condition-${nameQuestion(id)}`} tabIndex={-1} className="trade-in__question">
          <Segments
            name={nameQuestion(id)}
            label={question}
            options={options.map((answer) => ({ value: answer, label: answer }))}
            value={answers[id] ?? ''}
            onChange={(answer) => answerQuestion(id, answer)}
          />
        </div>
      ))}
      {site.uploads ? <PhotoSlot apiUrl={site.apiUrl} text={text} /> : null}
    </StepForm>
  );
}
