/** Hears when another tab of this device writes what is kept under a key. */
export function followStorage(key: string, listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
