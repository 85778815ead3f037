/** An e-mail address that breaks, where it must, after its `@` and before its dots, not within a word. */
export const EmailAddress = ({ email }: { email: string }) => (
  <span>
    {email.split(/(?<=@)|(?=\.)/).map((piece, index) => (
      <span key={index}>
        {index > 0 ? <wbr /> : null}
        {piece}
      </span>
    ))}
  </span>
);
