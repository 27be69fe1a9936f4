/** Normalises a mailbox for counting mails: without a '+' suffix, and by Gmail's rules for its own addresses. */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = '', domain] = [address.slice(0, at).split('+')[0], address.slice(at + 1)];
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
