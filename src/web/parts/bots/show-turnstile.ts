/** The used part of Cloudflare's script. */
interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      callback(token: string): void;
      'error-callback'(): void;
    },
  ): string;
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Shows Cloudflare Turnstile in a form, in Vietnamese. @returns its token; throws when it cannot be loaded */
export async function showTurnstile(place: HTMLElement, sitekey: string): Promise<string> {
  const turnstile = await load();
  place.replaceChildren();
  return new Promise((resolve, reject) => {
    turnstile.render(place, {
      sitekey,
      language: 'vi',
      callback: resolve,
      'error-callback': () => reject(new Error('Turnstile failed')),
    });
  });
}

function load(): Promise<Turnstile> {
  const known = (globalThis as { turnstile?: Turnstile }).turnstile;
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve((globalThis as unknown as { turnstile: Turnstile }).turnstile);
    script.onerror = () => reject(new Error('Turnstile cannot be reached'));
    document.head.append(script);
  });
}
