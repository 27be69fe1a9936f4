import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Grant {
  challenge: string;
  redirect: string;
  person: { id: string; name: string };
}

type Keys = { appId: string; secret: string };

/**
 * Simulators of Facebook and Zalo, each with its own dialect of OAuth 2: the token endpoint checks the application's secret where it
 * belongs and the PKCE verifier, and accepts each code once; `me` checks the proof that the calling server has the secret.
 */
export async function startSocialProvider(name: 'facebook' | 'zalo', { appId, secret }: Keys) {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant['person']>();

  const takeToken = async (request: IncomingMessage): Promise<[number, object]> => {
    const form = new URLSearchParams(await textOf(request));
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isOurs =
      name === 'zalo'
        ? form.get('app_id') === appId && request.headers.secret_key === secret
        : form.get('client_id') === appId && form.get('client_secret') === secret;
    const verifier = form.get('code_verifier') ?? '';
    const isSame = grant?.challenge === createHash('sha256').update(verifier).digest('base64url');
    const isBack = name === 'zalo' || grant?.redirect === form.get('redirect_uri');
    // Zalo reports errors with status 200.
    const refusal: [number, object] = name === 'zalo' ? [200, { error: -14003 }] : [400, { error: {} }];
    if (!grant || !isOurs || !isSame || !isBack) return refusal;
    const token = randomUUID();
    tokens.set(token, grant.person);
    return [200, { access_token: token, expires_in: name === 'zalo' ? '90000' : 5_183_944 }];
  };

  const sayWho = async ({ url, headers }: IncomingMessage): Promise<[number, object]> => {
    const query = new URL(url ?? '/', 'http://x').searchParams;
    const token = String(
      name === 'zalo' ? headers.access_token : headers.authorization?.replace('Bearer ', ''),
    );
    const proof = name === 'zalo' ? headers.appsecret_proof : query.get('appsecret_proof');
    const person = tokens.get(token);
    if (!person || proof !== createHmac('sha256', secret).update(token).digest('hex'))
      return name === 'zalo' ? [200, { error: 452, message: 'invalid' }] : [401, { error: {} }];
    return [200, person];
  };

  const routes: Record<string, typeof sayWho> =
    name === 'zalo'
      ? { '/v4/access_token': takeToken, '/v2.0/me': sayWho }
      : { '/v23.0/oauth/access_token': takeToken, '/v23.0/me': sayWho };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const route = routes[new URL(request.url ?? '/', 'http://x').pathname];
    const [status, body] = route ? await route(request) : [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Signs in a user redirected here by `asked`. @returns the address that their browser is redirected to */
    signIn(query: URL, person: Grant['person']): URL {
      const { searchParams } = query;
      if (searchParams.get(name === 'zalo' ? 'app_id' : 'client_id') !== appId)
        throw new Error('Who asks is not known');
      const [code, redirect] = [randomUUID(), searchParams.get('redirect_uri') ?? ''];
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirect, person });
      const back = new URL(redirect);
      back.search = `${new URLSearchParams({ code, state: searchParams.get('state') ?? '' })}`;
      return back;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
