import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { DeviceRefusal } from './subscribe-device.ts';

const refusals: Record<DeviceRefusal, string> = {
  unsupported: 'Trình duyệt này chưa nhận được tin trên máy. Vui lòng nhận qua email.',
  home_screen:
    'Trên iPhone, iPad, bạn thêm trang này vào Màn hình chính rồi mở từ đó thì máy mới nhận được tin. Hoặc bạn nhận qua email.',
  denied:
    'Trình duyệt đang chặn thông báo của trang này. Bạn cho phép lại trong cài đặt trang, hoặc nhận qua email.',
  dismissed: 'Bạn chưa cho phép thông báo, nên tin vẫn tới email.',
  failed: 'Chưa nối được với dịch vụ báo tin của trình duyệt. Bạn thử lại, hoặc nhận qua email.',
};

/**
 * By mail (`children`), or on this device: the permission is requested only when somebody presses the button, and the script for
 * it is loaded then. Without script there is the mail alone.
 */
export function WayChoice({
  serverKey,
  toDevice,
  setToDevice,
  children,
}: {
  serverKey: string;
  toDevice: boolean;
  setToDevice(toDevice: boolean): void;
  children: ReactNode;
}) {
  const [device, setDevice] = useState('');
  const [refusal, setRefusal] = useState<DeviceRefusal | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    // With the mail goes which device it was asked on, so that both ways together tell of something once a day.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    import('./subscribe-device.ts')
      .then(({ findSubscription }) => findSubscription())
      .then((found) => setDevice((known) => known || found), ignore);
  }, []);
  const ask = async () => {
    setIsAsking(true);
    const answer = await import('./subscribe-device.ts')
      .then(({ subscribeDevice }) => subscribeDevice(serverKey))
      .catch(() => ({ ok: false as const, reason: 'failed' as const }));
    setIsAsking(false);
    setRefusal(answer.ok ? null : answer.reason);
    if (!answer.ok) return;
    setDevice(answer.device);
    setToDevice(true);
  };
  return (
    <div className="stack-3">
      <input type="hidden" name="device" value={device} />
      <div hidden={toDevice}>{children}</div>
      <p role="status" className={toDevice ? 'font-semibold' : 'text-sm text-ink-soft empty:hidden'}>
        {toDevice ? 'Tin sẽ tới máy này, không cần email.' : refusal && refusals[refusal]}
      </p>
      {toDevice ? (
        <>
          <input type="hidden" name="way" value="device" />
          <Button look="outline" onClick={() => setToDevice(false)}>
            Nhận qua email
          </Button>
        </>
      ) : (
        <Button look="outline" disabled={isAsking} onClick={ask} className="noscript:hidden">
          Báo trên máy này
        </Button>
      )}
    </div>
  );
}

/** No subscription can be read: the mail goes without it. */
const ignore = () => {};
