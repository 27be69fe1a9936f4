import { createServer, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** The received mails, as transferred. */
  received: string[];
  stop(): Promise<void>;
}

/** A mail server that accepts everything and delivers nothing. `keep` decides what of a mail is stored. */
export async function startSmtpServer(keep = (mail: string) => mail): Promise<SmtpServer> {
  const received: string[] = [];
  const server = createServer((socket) => {
    // A client killed in the middle of a command is not an error here.
    socket.on('error', () => {});
    talk(socket, (mail) => received.push(keep(mail)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function talk(socket: Socket, onMail: (mail: string) => void): void {
  let buffer = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (isData) {
        onMail(text);
        isData = false;
        say('250 kept');
      } else if (/^DATA/i.test(text)) {
        isData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(text)) {
        say('221 bye');
        socket.end();
      } else say('250 test');
    }
  });
}
