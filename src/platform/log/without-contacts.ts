/** An address of mail, with its brackets where it has some, and what may be a telephone number of ours. */
const contacts = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w-])(?:\+84|0)\d{8,10}(?!\w)/g;

/** A fault as it may be logged: mail servers repeat in theirs whom they refused. */
export function withoutContacts<Fault extends { message?: string }>(fault: Fault): Fault {
  try {
    return JSON.parse(JSON.stringify(fault), (_, value) =>
      typeof value === 'string' ? masked(value) : value,
    );
  } catch {
    // A fault that refers to itself is told by its words.
    return { message: masked(fault.message ?? '') } as Fault;
  }
}

function masked(text: string): string {
  return text.replaceAll(contacts, '…');
}
