import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** The used part of the Barcode Detection API; browsers without it show an input field. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const lookEveryMs = 250;
/** A code that stays in front of the camera counts once within this time. */
const sameCodeMs = 4000;

/** The camera, where the browser can decode QR codes. Calls `onToken` with each code's text. */
export function Camera({ onToken }: { onToken: (text: string) => void }) {
  const [isOn, setIsOn] = useState(false);
  const [canRead, setCanRead] = useState(false);
  const [error, setError] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => setCanRead('BarcodeDetector' in window && Boolean(navigator.mediaDevices)), []);
  useEffect(() => {
    const element = video.current;
    if (!isOn || !element) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stop();
      element.srcObject = stream;
      await element.play();
      const Reader = (window as unknown as { BarcodeDetector: DetectorClass }).BarcodeDetector;
      const reader = new Reader({ formats: ['qr_code'] });
      let last = { text: '', seenAt: 0 };
      timer = setInterval(async () => {
        const [code] = await reader.detect(element).catch(() => []);
        if (!code) return;
        const { rawValue: text } = code;
        const isNew = text !== last.text || Date.now() - last.seenAt > sameCodeMs;
        last = { text, seenAt: Date.now() };
        if (isNew) onToken(text);
      }, lookEveryMs);
    };
    const stop = () => {
      isOver = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => {
      setError('Không mở được máy ảnh. Bạn cho phép trình duyệt dùng máy ảnh, hoặc dán mã vào ô dưới.');
      setIsOn(false);
    });
    return stop;
  }, [isOn, onToken]);
  if (!canRead) return null;
  return (
    <div className="stack-3">
      {isOn && (
        <video
          ref={video}
          muted
          playsInline
          className="aspect-square w-full max-w-sm rounded-card bg-ink object-cover"
        />
      )}
      <Button look={isOn ? 'outline' : 'sea'} onClick={() => setIsOn(!isOn)}>
        {isOn ? 'Tắt máy ảnh' : 'Quét bằng máy ảnh'}
      </Button>
      {error && <p className="text-bad">{error}</p>}
    </div>
  );
}
