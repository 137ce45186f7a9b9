import { ChevronUp } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { formatYen } from '#contract/money.ts'
import { partyInWords } from '#contract/party.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { useFetched } from '#web/platform/use-fetched.ts'
import { useOverlay } from '#web/platform/use-overlay.ts'
import { useSeen } from '#web/platform/use-seen.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Box } from './box.ts'

const loadSheet = () => import('./price-sheet.tsx').then((module) => module.PriceSheet)

/** The box of a narrow window: the total at the foot of the page, and all the rest in a sheet. */
export const PriceBar = memo(function PriceBar({ box, more }: { box: Box; more?: ReactNode }) {
  const { choice, totalYen, isOld, dayProblem, wake } = box
  const bar = useRef<HTMLDivElement>(null)
  const total = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  const isSeen = useSeen(bar)
  useEffect(() => {
    if (isSeen) wake()
  }, [isSeen, wake])
  const { part: Sheet, fetchPart } = useFetched(loadSheet)
  const sheet = useOverlay('price')
  useEffect(() => {
    if (sheet.isOpen) fetchPart()
  }, [sheet.isOpen, fetchPart])

  const open = async () => {
    // The sheet gives the focus back to it: the button beside it may be a link to checkout by then.
    total.current?.focus()
    if (await fetchPart()) sheet.open()
  }
  const hasDay = choice.day && !dayProblem
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 mt-12 border-t border-ink bg-surface md:hidden noscript:hidden print:hidden"
    >
      <div className="wrap flex items-center justify-between gap-4 py-3">
        <button
          ref={total}
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={fetchPart}
          data-unasked={isHydrated ? undefined : ''}
          className="relative min-h-12 flex-1 text-start"
        >
          <bdi className={cx('block text-[1.125rem] leading-tight font-[650] tabular-nums', isOld && 'dimmed')}>
            {box.isReckoning
              ? 'Your price…'
              : totalYen === null
                ? 'No car fits'
                : `${box.waits ? 'From ' : ''}${formatYen(totalYen)}`}
          </bdi>
          <span className="flex items-center gap-1.5 text-xs text-ink-2">
            <bdi>
              {hasDay && choice.day ? shortDay(choice.day) : 'Any day'}, {partyInWords(choice)}
            </bdi>
            <Icon of={ChevronUp} dense />
          </span>
        </button>
        {box.bookingPath && choice.day ? (
          <ButtonLink to={box.bookingPath} variant="primary">
            Book {shortDay(choice.day)}
          </ButtonLink>
        ) : (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={open}
            onPointerEnter={fetchPart}
            className={buttonLook({ variant: 'outline' })}
          >
            {hasDay ? 'Change' : 'Choose a day'}
          </button>
        )}
      </div>
      {Sheet && <Sheet box={box} more={more} isOpen={sheet.isOpen} onClose={sheet.close} />}
    </div>
  )
})
