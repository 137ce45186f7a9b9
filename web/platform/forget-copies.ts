export const copiesDatabase = 'recovery'

/** With signing out, nothing of what was written stays behind on this device, and no right to a booking in this tab. */
export function forgetAllCopies() {
  indexedDB?.deleteDatabase(copiesDatabase)
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('office-tour-draft:')) localStorage.removeItem(name)
    sessionStorage.clear()
  } catch {
    // Storage may be closed to us; then nothing was kept either.
  }
}
