import { Share2 } from 'lucide-react'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'

/** How it went: handed to the device, copied, or neither was possible. */
export type Shared = 'shared' | 'copied' | 'address'

type ShareButtonProps = { title: string; onShared: (how: Shared) => void; className?: string }

/** Hands the address on, with the day and party that are in it. */
export function ShareButton({ title, onShared, className }: ShareButtonProps) {
  return (
    <button
      type="button"
      onClick={async () => onShared(await share(title, location.href))}
      className={buttonLook({ size: 'small', className })}
    >
      <Icon of={Share2} dense />
      Share
    </button>
  )
}

async function share(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // Whoever closes the device's own sheet has decided; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'address'
  }
}
