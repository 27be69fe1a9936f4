import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';

const never = () => () => {};

/**
 * Asks the browser to show or create a passkey, and submits it to the page's own action as `passkey` with `fields`. Errors of the
 * browser are shown below. Hidden without script or passkey support.
 */
export function PasskeyButton({
  use,
  fields,
  children,
}: {
  use: 'show' | 'make';
  fields?: () => Record<string, string>;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [trouble, setTrouble] = useState('');
  const isThere = useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );
  // Reserves its space, so that hydration causes no layout shift below.
  if (!isThere) return <div className="h-12 noscript:hidden" />;
  const press = async () => {
    setTrouble('');
    try {
      const { promptPasskey } = await import('./prompt-passkey.ts');
      const answer = await promptPasskey(use);
      for (const [name, value] of Object.entries({ ...fields?.(), passkey: answer })) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.current?.append(input);
      }
      form.current?.submit();
    } catch (error) {
      setTrouble(wordsOf(error as Error));
    }
  };
  return (
    <form method="post" ref={form}>
      <Button type="button" look="outline" className="w-full" onClick={() => void press()}>
        {children}
      </Button>
      <p role="alert" className="mt-1 text-sm text-bad empty:hidden">
        {trouble}
      </p>
    </form>
  );
}

function wordsOf({ name }: Error): string {
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Chưa dùng được khóa: bạn đã đóng hộp hỏi, hoặc máy này chưa có khóa nào của trang.';
  if (name === 'InvalidStateError') return 'Máy này đã có khóa của bạn rồi.';
  return 'Trình duyệt chưa dùng được khóa truy cập. Bạn thử lại, hoặc đăng nhập cách khác.';
}
