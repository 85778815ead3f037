export interface QueryFieldProps {
  id: string;
  label: string;
  /** What is asked for, shown as it is typed. */
  query: string;
  /** Asks for a text after a pause in milliseconds. */
  onAsk: (query: string, pause: number) => void;
}

const pause = 300;

/** The text search: asks when typing pauses for 300 ms (SRCH-09), or at once on Enter. */
export function QueryField({ id, label, query, onAsk }: QueryFieldProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(query, 0);
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name="query"
        className="field__control"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={label}
        value={query}
        onChange={({ currentTarget: { value } }) => onAsk(value, pause)}
      />
    </form>
  );
}
