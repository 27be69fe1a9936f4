/** The text of a mail as transferred (latin1, MIME): all of its text parts, decoded. */
export function readMail(raw: string): string {
  return raw
    .split(/\r\n--/)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      const encoding = /content-transfer-encoding: *([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
      if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
      if (encoding === 'quoted-printable') return fromQuotedPrintable(text);
      return text;
    })
    .join('\n');
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
