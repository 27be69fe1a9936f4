/** Mail addresses, including any brackets, and texts that may be Vietnamese phone numbers. */
const contacts = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w-])(?:\+84|0)\d{8,10}(?!\w)/g;

/** An error fit for logging: mail servers repeat in theirs whom they refused. */
export function withoutContacts<Fault extends { message?: string }>(fault: Fault): Fault {
  try {
    return JSON.parse(JSON.stringify(fault), (_, value) =>
      typeof value === 'string' ? masked(value) : value,
    );
  } catch {
    // An error with a circular reference is reduced to its message.
    return { message: masked(fault.message ?? '') } as Fault;
  }
}

function masked(text: string): string {
  return text.replaceAll(contacts, '…');
}
