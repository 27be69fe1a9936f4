/** Whether this device remembers a trip: what fills bars and links with it need not be fetched elsewhere. */
export function hasRememberedTrip(): boolean {
  try {
    return localStorage.getItem('nv_trip') !== null;
  } catch {
    return false;
  }
}
