import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext, request, test } from '@playwright/test';

/** The demo accounts, by their names on the sign-in page. */
export type Person = 'Phạm Thu Hà' | 'Lê Thị Hạnh' | 'Đỗ Mai Anh';

const signedIn = new Map<Person, Promise<APIRequestContext>>();

/** Posts a form of the office as its page would, as one of its staff. @throws when it is refused */
export async function staffSend(
  person: Person,
  path: string,
  form: Record<string, string | number>,
): Promise<string> {
  const send = async () =>
    (await enter(person)).post(`/quan-tri${path}`, { form, maxRedirects: 0, headers: origin() });
  let reply = await send();
  if (reply.headers().location?.includes('/xac-nhan')) {
    // Dangerous actions require a sign-in within the last ten minutes.
    signedIn.delete(person);
    reply = await send();
  }
  const text = await reply.text();
  if (reply.status() >= 400)
    throw new Error(`${path}: ${reply.status()} ${/role="alert".{0,300}/s.exec(text)}`);
  return text;
}

/** Records a payment at the counter. */
export function takeMoney(code: string, amountVnd: number, receiptNo: string): Promise<string> {
  const form = { viec: 'thu-tien', amountVnd, receiptNo };
  return staffSend('Phạm Thu Hà', `/dat-cho/${code}?viec=thu-tien`, form);
}

function enter(person: Person): Promise<APIRequestContext> {
  const known = signedIn.get(person) ?? signIn(person);
  signedIn.set(person, known);
  return known;
}

async function signIn(person: Person): Promise<APIRequestContext> {
  const { baseURL = '' } = test.info().project.use;
  const office = await request.newContext({ baseURL });
  const door = await (await office.get('/quan-tri/dang-nhap')).text();
  const demo = new RegExp(`value="([^"]+)" title="${person}"`).exec(door)?.[1] ?? '';
  await office.post('/quan-tri/dang-nhap', { form: { demo }, maxRedirects: 0, headers: origin() });
  return office;
}

const origin = () => ({ origin: new URL(test.info().project.use.baseURL ?? '').origin });

/** Runs an office command beside the running site. @returns its output */
export async function officeCommand(name: string, flags: Record<string, string>): Promise<string> {
  const given = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { stdout } = await promisify(execFile)(process.execPath, ['src/entry/office.ts', name, ...given], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
  });
  return stdout;
}
