import type { LightMyRequestResponse } from 'fastify';
import { ensureDemoStaff } from '#modules/identity/commands/ensure-administrator.ts';
import { listDemoStaff } from '#modules/identity/sign-in/sign-in.ts';
import type { TestServer } from './test-server.ts';

export interface OfficeVisit {
  cookie: string;
  /** The signed-in user, as the history names them. */
  me: { id: string; name: string };
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, form: Record<string, string> | [string, string][]): Promise<LightMyRequestResponse>;
  /** With files. */
  postForm(path: string, form: FormData): Promise<LightMyRequestResponse>;
}

/** Signs in to the office with the demo account of a role, and requests its pages by their path after /quan-tri. */
export async function signInAs(site: TestServer, role: string): Promise<OfficeVisit> {
  const send = (path: string, cookie: string, form: Record<string, string> | [string, string][]) =>
    site.inject({
      method: 'POST',
      url: `/quan-tri${path}`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  await site.db.transaction().execute((tx) => ensureDemoStaff(tx, site.clock.now()));
  const me = (await listDemoStaff(site.app)).find((person) => person.role.slug === role);
  if (!me) throw new Error(`The demo has nobody with the role ${role}`);
  const signedIn = await send('/dang-nhap', '', { demo: me.id });
  const cookie = [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    cookie,
    me,
    get: (path) => site.get(`/quan-tri${path}`, { cookie }),
    post: (path, form) => send(path, cookie, form),
    async postForm(path, form) {
      const body = new Response(form);
      return site.inject({
        method: 'POST',
        url: `/quan-tri${path}`,
        headers: { cookie, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    },
  };
}
