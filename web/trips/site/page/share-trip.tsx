import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { TripItem } from '#contract/trip-wish.ts'
import { endOwnShares, endSharedTrip, readTrip, shareTrip } from '#contract/trips.ts'
import { call } from '#web/platform/api.ts'
import { guestSession } from '#web/platform/guest-session.ts'
import { useSite } from '#web/platform/site.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { longDay } from '#web/ui/day.ts'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { changeDevice, readDevice, type SharedLink } from '../device-trip.ts'

type Sharing = { link: SharedLink | null; elsewhereUntil: string | null }

/** A link to look at the trip as it stands: made when it is wanted, and ended when it is not. */
export function ShareTrip({ items }: { items: readonly TripItem[] }) {
  const { publicUrl } = useSite()
  const [{ link, elsewhereUntil }, setSharing] = useState<Sharing>({ link: null, elsewhereUntil: null })
  const [said, setSaid] = useState({ words: '', isFault: false })
  const [isPending, setPending] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const focusLater = useFocusLater()

  useEffect(() => {
    const kept = readDevice().shared
    const link = kept && Date.parse(kept.endsAt) > Date.now() ? kept : null
    setSharing({ link, elsewhereUntil: null })
    if (link || !guestSession()) return
    // Made on another device, whose link is not known here: it can still be ended.
    call(readTrip).then(
      ({ sharedUntil }) => setSharing((now) => ({ ...now, elsewhereUntil: sharedUntil })),
      () => undefined,
    )
  }, [])

  const doing = async (work: () => Promise<Sharing>, words: string) => {
    if (isPending) return
    setPending(true)
    setSaid({ words: '', isFault: false })
    try {
      const next = await work()
      changeDevice(() => ({ shared: next.link }))
      setSharing(next)
      setSaid({ words, isFault: false })
      focusLater(() => box.current?.querySelector<HTMLElement>('input, button'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({ words: error.message, isFault: true })
    } finally {
      setPending(false)
    }
  }
  const share = () =>
    doing(async () => ({ link: await call(shareTrip, { items: [...items] }), elsewhereUntil: null }), 'Shared.')
  const end = () =>
    doing(async () => {
      if (link) await endLink(link)
      if (guestSession()) await call(endOwnShares)
      return { link: null, elsewhereUntil: null }
    }, 'No longer shared. The link opens nothing any more.')

  const until = link?.endsAt ?? elsewhereUntil
  return (
    <div ref={box} className="mt-10 border-t border-line pt-5 print:hidden">
      <h2 className="font-serif text-d4">Share it to look at</h2>
      <p className="mt-1 mb-3 max-w-[60ch] text-sm text-ink-2">
        {until
          ? `Whoever has the link sees these days as they were when you made it, until ${longDay(until.slice(0, 10))}: without names, prices, flights and addresses.`
          : 'Those with the link see your days and hours: without names, prices, flights and addresses. It works for 30 days, or until you end it.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {link && (
          <>
            <input
              ref={field}
              readOnly
              aria-label="Link to this trip"
              value={`${publicUrl}/trip/shared/${link.code}`}
              onFocus={(event) => event.currentTarget.select()}
              className={boxLook('field', 'normal', 'max-w-[460px] flex-1 basis-64')}
            />
            <CopyButton
              text={`${publicUrl}/trip/shared/${link.code}`}
              label="Copy the link"
              short="Copy"
              className="min-h-12"
              onClosed={() => field.current?.select()}
            />
          </>
        )}
        {!until && (
          <button type="button" onClick={share} aria-disabled={isPending || undefined} className={buttonLook({})}>
            <Icon of={Share2} dense />
            {isPending ? 'One moment…' : 'Make a link'}
          </button>
        )}
        {until && (
          <TextButton
            onClick={end}
            aria-disabled={isPending || undefined}
            className="inline-flex min-h-11 items-center text-sm !text-beni"
          >
            {isPending ? 'One moment…' : 'Stop sharing'}
          </TextButton>
        )}
      </div>
      <p role="status" className={said.words ? `mt-2 text-sm ${said.isFault ? 'text-beni' : 'text-matsu'}` : 'sr-only'}>
        {said.words}
      </p>
    </div>
  )
}

/** One that ended by itself meanwhile has ended all the same. */
async function endLink({ code, key }: SharedLink): Promise<void> {
  try {
    await call(endSharedTrip, { code, key })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'trips.unknown-shared') throw error
  }
}
