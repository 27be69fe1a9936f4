import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSubmit } from 'react-router';
import { Button, type ButtonLook } from './button.tsx';

/**
 * Asks the browser for a passkey, or to create one, and sends it to the page's action as `passkey` beside `fields`. The browser
 * shows its own dialog; a failure is shown below the button.
 */
export function PasskeyButton({
  use,
  optionsUrl,
  fields,
  look,
  className,
  children,
}: {
  use: 'show' | 'make';
  /** The endpoint of the WebAuthn options. */
  optionsUrl: string;
  fields: () => Record<string, string>;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}) {
  const submit = useSubmit();
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setProblem('');
    try {
      const reply = await fetch(`/quan-tri${optionsUrl}`, { method: 'POST' });
      if (!reply.ok) throw new Error(String(reply.status));
      const options = await reply.json();
      const response =
        use === 'show'
          ? await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
          : await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
      await submit({ ...fields(), passkey: JSON.stringify(response) }, { method: 'post' });
    } catch (error) {
      setProblem(wordsOf(error as Error));
    }
  };
  return (
    <div className={className}>
      <Button size="lg" look={look} className="w-full" onClick={ask}>
        <KeyRound size={16} aria-hidden className="flex-none" />
        {children}
      </Button>
      {problem && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

function wordsOf({ name }: Error): string {
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Chưa dùng được khóa: bạn đã đóng hộp hỏi, hoặc máy này không có khóa nào của trang.';
  if (name === 'InvalidStateError') return 'Máy này đã có khóa của bạn rồi.';
  return 'Trình duyệt chưa dùng được khóa truy cập. Bạn thử lại, hoặc vào bằng mật khẩu.';
}
