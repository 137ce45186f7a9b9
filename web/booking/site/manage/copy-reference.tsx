import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

/** The reference in large letters; one press copies it, or selects it where the clipboard is closed to us. */
export function CopyReference({ reference, email }: { reference: string; email: string }) {
  const letters = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference)
      setSaid('Copied')
    } catch {
      if (letters.current) getSelection()?.selectAllChildren(letters.current)
      setSaid('Selected, now copy it')
    }
  }
  return (
    <div className="md:w-[270px]">
      <div className="text-label text-ink-3">Reference</div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi ref={letters} className="font-serif text-d3 whitespace-nowrap select-all">
          {reference}
        </bdi>
        <button
          type="button"
          onClick={copy}
          aria-label={`Copy ${reference}`}
          className={buttonLook({ size: 'small', className: 'print:hidden' })}
        >
          <Icon of={said === 'Copied' ? Check : Copy} dense />
          Copy
        </button>
      </div>
      <p role="status" className={said ? 'text-label text-matsu' : 'sr-only'}>
        {said}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        <bdi className="wrap-anywhere">
          <Unbroken>{`Sent to ${email}. To open your booking later, use this reference and your e-mail address.`}</Unbroken>
        </bdi>
      </p>
    </div>
  )
}
