import { Phone, PhoneOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../parts/button.tsx';

const key = 'cuoc-goi';

/** Duration of the call, kept for this tab across reloads; the next call starts at 0. */
export function CallTimer() {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const began = Number(sessionStorage.getItem(key)) || Date.now();
    sessionStorage.setItem(key, String(began));
    const tick = () => setSeconds(Math.max(0, Math.floor((Date.now() - began) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="flex items-center gap-2 rounded-control bg-sea-soft px-2.5 py-1.5">
      <Phone size={16} aria-hidden className="text-sea" />
      <span role="timer" aria-label="Cuộc gọi đã kéo dài" className="font-semibold tabular-nums">
        {seconds === null ? '00:00' : clock(seconds)}
      </span>
      <ButtonLink to="/khach-goi" size="sm" className="ml-auto" onClick={endCall} reloadDocument>
        <PhoneOff size={14} aria-hidden /> Gọi xong
      </ButtonLink>
    </p>
  );
}

/** Resets the timer for the next call. */
export const endCall = () => sessionStorage.removeItem(key);

const clock = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
