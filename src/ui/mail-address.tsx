/** A mail address, which is broken before its '@' where it does not fit into one line, else anywhere. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
