import { type APIRequestContext, request, test } from '@playwright/test';

/** The demo accounts, by their names on the sign-in page. */
export type Person = 'Phạm Thu Hà' | 'Lê Thị Hạnh' | 'Đỗ Mai Anh' | 'Vũ Hoàng Nam';

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

/** A page of the office, as one of its staff sees it. */
export async function staffRead(person: Person, path: string): Promise<string> {
  return (await (await enter(person)).get(`/quan-tri${path}`)).text();
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
  const signInPage = await (await office.get('/quan-tri/dang-nhap')).text();
  const demo = new RegExp(`value="([^"]+)" title="${person}"`).exec(signInPage)?.[1] ?? '';
  await office.post('/quan-tri/dang-nhap', { form: { demo }, maxRedirects: 0, headers: origin() });
  return office;
}

const origin = () => ({ origin: new URL(test.info().project.use.baseURL ?? '').origin });
