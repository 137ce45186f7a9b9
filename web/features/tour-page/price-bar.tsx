import { ChevronUp } from 'lucide-react'
import { useEffect } from 'react'
import { formatYen } from '#contract/money.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Box } from './box.ts'
import { counted } from './counting.ts'
import { useFetched } from './use-fetched.ts'
import { useOverlay } from './use-overlay.ts'

const loadSheet = () => import('./price-sheet.tsx').then((module) => module.PriceSheet)

/** The box of a narrow window: the total at the foot of the page, and all the rest in a sheet. */
export function PriceBar({ box }: { box: Box }) {
  const { choice, car, dayProblem } = box
  const { part: Sheet, fetchPart } = useFetched(loadSheet)
  const sheet = useOverlay('price')
  useEffect(() => {
    if (sheet.isOpen) fetchPart()
  }, [sheet.isOpen, fetchPart])

  const open = async () => {
    if (await fetchPart()) sheet.open()
  }
  const hasDay = choice.day && !dayProblem
  return (
    <div className="sticky bottom-0 z-20 mt-12 border-t border-ink bg-surface md:hidden noscript:hidden print:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-3">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={fetchPart}
          className="min-h-12 flex-1 text-start"
        >
          <bdi className="block text-[18px] leading-tight font-[650] tabular-nums">
            {car ? formatYen(car.priceYen) : 'No car fits'}
          </bdi>
          <span className="flex items-center gap-1.5 text-xs text-ink-2">
            <bdi>
              {hasDay && choice.day ? shortDay(choice.day) : 'Any day'}, {counted(choice.guests, 'guest')}
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
      {Sheet && <Sheet box={box} isOpen={sheet.isOpen} onClose={sheet.close} />}
    </div>
  )
}
