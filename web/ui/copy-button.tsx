import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  text: string
  /** What is copied: "Copy the key". */
  label: string
  /** What the button reads, where its place says the rest. */
  short?: string
  /** Selects the text where the clipboard is closed to us. */
  onClosed: () => void
  className?: string
}

/** One press copies; where that is not allowed, it selects, and says so. */
export function CopyButton({ text, label, short = label, onClosed, className }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      onClosed()
      setSaid('Selected, now copy it')
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={copy}
        className={buttonLook({ size: 'small', className: className ?? 'min-h-11' })}
      >
        <Icon of={said === 'Copied' ? Check : Copy} dense />
        {said === 'Copied' ? said : short}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
