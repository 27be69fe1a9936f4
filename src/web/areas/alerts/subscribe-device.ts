/** Why this browser gets no messages: 'home_screen' where a site must be installed first (iOS), 'dismissed' without an answer. */
export type DeviceRefusal = 'unsupported' | 'home_screen' | 'denied' | 'dismissed' | 'failed';

/** `device`: the subscription as text. */
type DeviceAnswer = { ok: true; device: string } | { ok: false; reason: DeviceRefusal };

/** Asks for the permission, and subscribes this browser at its push service. */
export async function subscribeDevice(serverKey: string): Promise<DeviceAnswer> {
  if (!canSubscribe()) return { ok: false, reason: isPlainIos() ? 'home_screen' : 'unsupported' };
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    return { ok: false, reason: permission === 'denied' ? 'denied' : 'dismissed' };
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: serverKey };
    const subscription = await pushManager.subscribe(options).catch(async (error: Error) => {
      // It subscribed when the site had another key.
      if (error.name !== 'InvalidStateError') throw error;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    return { ok: true, device: JSON.stringify(subscription) };
  } catch {
    return { ok: false, reason: 'failed' };
  }
}

/** This browser's subscription as text; empty if it has none. Asks nobody. */
export async function findSubscription(): Promise<string> {
  const registration = canSubscribe() ? await navigator.serviceWorker.getRegistration() : undefined;
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? JSON.stringify(subscription) : '';
}

const canSubscribe = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const isPlainIos = () => (navigator as { standalone?: boolean }).standalone === false;
