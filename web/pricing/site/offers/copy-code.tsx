import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useHydrated } from '#web/platform/hydrated.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'

type Outcome = 'copied' | 'selected'
const said: Record<Outcome, string> = { copied: 'Copied', selected: 'Selected, now copy it' }

/** The code in large letters. One press on the letters selects them, so it can be taken along without the button too. */
export function CopyCode({ code }: { code: string }) {
  const letters = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const isHydrated = useHydrated()

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      // The clipboard may be closed to us; then the reader's own copying needs only the selection.
      if (letters.current) getSelection()?.selectAllChildren(letters.current)
      setOutcome('selected')
    }
  }

  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-label">
        <span className="text-ink-3">Your code</span>
        <span role="status" className="text-matsu">
          {outcome && said[outcome]}
        </span>
      </div>
      <div className="mt-1 flex items-center justify-between gap-4">
        <bdi
          ref={letters}
          className="min-w-0 text-[clamp(26px,2.4vw,34px)] leading-[1.1] font-semibold tracking-[0.08em] break-all select-all"
        >
          {code}
        </bdi>
        <button
          type="button"
          aria-label={`Copy ${code}`}
          onClick={copy}
          className={buttonLook({
            size: 'small',
            className: isHydrated ? 'shrink-0 print:hidden' : 'invisible shrink-0',
          })}
        >
          <Icon of={outcome === 'copied' ? Check : Copy} dense />
          Copy
        </button>
      </div>
    </div>
  )
}
