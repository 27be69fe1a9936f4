import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** How a dishonest or wrong provider would make its response. */
interface Wrong {
  /** Signs with an unpublished key. */
  isForged?: boolean;
  /** Makes the token from the claims, in place of an honest one. */
  craft?: (claims: Claims, keys: Keys) => string;
}

/** The published key, and another one. */
interface Keys {
  published: ReturnType<typeof rsaKey>;
  foreign: ReturnType<typeof rsaKey>;
}

interface Client {
  clientId: string;
  /** A secret, or a function that checks the one shown. */
  secret: string | ((shown: string, issuer: string) => Promise<boolean>);
  knowsPkce?: boolean;
}

/**
 * Simulator of the company's sign-in provider (OpenID Connect Core 1.0, code flow): discovery, keys and the token endpoint, which
 * checks the client's secret and the PKCE verifier and accepts each code once. `signIn` decides who signs in.
 */
export async function startOidcProvider({ clientId, secret, knowsPkce = true }: Client) {
  const [published, foreign] = [rsaKey(), rsaKey()];
  const codes = new Map<string, { challenge: string; idToken: string }>();
  let issuer = '';

  const routes: Record<string, (request: IncomingMessage) => Promise<[number, object]>> = {
    '/.well-known/openid-configuration': async () => [200, metadata(issuer)],
    '/keys': async () => {
      const key = { ...published.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
      return [200, { keys: [key] }];
    },
    async '/token'(request) {
      const form = new URLSearchParams(await textOf(request));
      const grant = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const shown = form.get('client_secret') ?? '';
      const isRight = typeof secret === 'string' ? shown === secret : await secret(shown, issuer);
      if (form.get('client_id') !== clientId || !isRight) return [401, { error: 'invalid_client' }];
      if (!grant || (knowsPkce && grant.challenge !== challenge)) return [400, { error: 'invalid_grant' }];
      return [
        200,
        { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: grant.idToken },
      ];
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const route = routes[new URL(request.url ?? '/', issuer).pathname];
    const [status, body] = route ? await route(request) : [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    /** Signs in a user redirected here by `asked`. @returns the address that their browser is redirected to */
    signIn(authorization: URL, claims: Claims, { isForged = false, craft }: Wrong = {}): URL {
      const now = Math.floor(Date.now() / 1000);
      const tokenResponse = {
        iss: issuer,
        aud: clientId,
        iat: now,
        exp: now + 300,
        nonce: authorization.searchParams.get('nonce'),
      };
      const key = isForged ? foreign : published;
      const all = { ...tokenResponse, ...claims };
      const code = randomUUID();
      codes.set(code, {
        challenge: authorization.searchParams.get('code_challenge') ?? '',
        idToken: craft?.(all, { published, foreign }) ?? jwt(all, key.privateKey),
      });
      const back = new URL(authorization.searchParams.get('redirect_uri') ?? '');
      back.search = `${new URLSearchParams({ code, state: authorization.searchParams.get('state') ?? '' })}`;
      return back;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});

/** The part of a token that is signed. */
export function unsignedJwt(
  claims: Claims,
  header: object = { alg: 'RS256', kid: 'one', typ: 'JWT' },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(claims)}`;
}

function jwt(claims: Claims, key: KeyObject): string {
  const text = unsignedJwt(claims);
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
