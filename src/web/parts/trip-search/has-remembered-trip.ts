/** Whether this device remembers a trip; without one the scripts that fill in bars and links need not be loaded. */
export function hasRememberedTrip(): boolean {
  try {
    return localStorage.getItem('nv_trip') !== null;
  } catch {
    return false;
  }
}

const carried = 'tripCarried';

/** Marks that the current page has the trip that this device remembers, as far as it applies there. */
export function noteTripCarried(): void {
  document.documentElement.dataset[carried] = '';
}

/** Whether the remembered trip has yet to be carried into the page. */
export function awaitsTrip(): boolean {
  return hasRememberedTrip() && !(carried in document.documentElement.dataset);
}
