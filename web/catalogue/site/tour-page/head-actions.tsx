import { Printer, Scale } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ShareButton, type Shared } from './share-button.tsx'

const shownMs = 6000

type HeadActionsProps = {
  title: string
  comparePath: string | null
  /** The button that saves it, which tells what it did. */
  save: (say: (words: string) => void) => ReactNode
}

/** Keep it, compare it, hand it on, print it; and one line that says what happened. */
export function HeadActions({ title, comparePath, save }: HeadActionsProps) {
  const [said, setSaid] = useState('')
  const [address, setAddress] = useState('')
  const say = (words: string) => {
    setAddress('')
    setSaid(words)
  }
  const tell = (how: Shared) => {
    say(how === 'copied' ? 'The address is copied.' : how === 'address' ? 'Copy this address:' : '')
    if (how === 'address') setAddress(location.href)
  }
  useEffect(() => {
    if (!said || address) return
    const timer = setTimeout(() => setSaid(''), shownMs)
    return () => clearTimeout(timer)
  }, [said, address])
  return (
    <div className="relative print:hidden">
      <div className="flex flex-wrap gap-2.5 max-md:*:min-h-11 noscript:hidden">
        {save(say)}
        {comparePath && (
          <ButtonLink to={comparePath} size="small">
            <Icon of={Scale} dense />
            Compare
          </ButtonLink>
        )}
        <ShareButton title={title} onShared={tell} />
        <button
          type="button"
          onClick={() => print()}
          className={buttonLook({ size: 'small', className: 'max-md:hidden' })}
        >
          <Icon of={Printer} dense />
          Print
        </button>
      </div>
      {/* Out of the flow, so that a word of confirmation moves nothing; on a phone it lies over the print. */}
      <div
        className={cx(
          'absolute z-10 flex w-max max-w-[calc(100vw-40px)] flex-wrap items-center gap-2 text-sm text-ink-2 max-md:start-0 max-md:top-full max-md:mt-2 md:end-0 md:bottom-full md:mb-1.5',
          said && 'max-md:rounded-field max-md:border max-md:border-ink max-md:bg-surface max-md:px-3 max-md:py-1.5',
        )}
      >
        <p role="status">{said}</p>
        {address && (
          <input
            readOnly
            aria-label="Address of this page"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="min-h-9 w-[340px] max-w-full rounded-field border border-edge bg-surface px-2.5 text-ink"
          />
        )}
      </div>
    </div>
  )
}
