import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useOpenAsk } from '#web/fleet/site/index.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { useSeen } from '#web/platform/use-seen.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { Price } from '#web/ui/price.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import type { Box } from './box.ts'
import { CarChoice } from './car-choice.tsx'
import { DayField, loadCalendar } from './day-field.tsx'
import { DayProblem } from './day-problem.tsx'
import { FreeUntil } from './free-until.tsx'
import { GuideChoice } from './guide-choice.tsx'
import { LaterReturn } from './later-return.tsx'
import { PartyPanel } from './party-panel.tsx'
import { PartyValue } from './party-value.tsx'
import { PriceLines } from './price-lines.tsx'
import { PriceWaits } from './price-waits.tsx'
import { QuoteProblem } from './quote-problem.tsx'
import { StartChoice } from './start-choice.tsx'
import { useStickyTop } from './use-sticky-top.ts'

const margin = 24

/** Day, party, car and price as one ticket, in view beside all that there is to read. `more`: what can be done besides booking it now. */
export const PriceBox = memo(function PriceBox({ box, more }: { box: Box; more?: ReactNode }) {
  const ticket = useRef<HTMLDivElement>(null)
  useStickyTop(ticket, margin)
  const [open, setOpen] = useState<'day' | 'party' | null>(null)
  const { tour, choice, totalYen, isOld, wake } = box
  const { openAsk, onGoOn } = useOpenAsk()
  const isHydrated = useHydrated()
  const isSeen = useSeen(ticket)
  useEffect(() => {
    if (isSeen) wake()
  }, [isSeen, wake])
  const row = (name: 'day' | 'party') => ({
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  })
  const cheapest = Math.min(...tour.prices.map(({ priceYen }) => priceYen))
  return (
    <aside
      ref={ticket}
      data-unasked={isHydrated ? undefined : ''}
      aria-label="Your day and its price"
      className="sticky top-6"
    >
      <Ticket lift className="grid gap-4 p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {box.isReckoning ? (
            <span className="font-serif text-[2.125rem] leading-none text-ink-2">Your price…</span>
          ) : (
            <Price
              yen={totalYen ?? cheapest}
              large
              className={cx('*:text-[2.125rem] *:leading-none', isOld && 'dimmed')}
            />
          )}
          <span className="text-sm text-ink-2">
            <bdi>{box.waits ? 'or more' : `${tour.unit}, all in`}</bdi>
          </span>
        </div>
        <div className="border-t border-line noscript:hidden">
          <Row
            label="Day"
            action={choice.day ? 'Change' : 'Choose'}
            {...row('day')}
            onNear={() => loadCalendar().catch(() => undefined)}
            value={<DayValue box={box} />}
          >
            {(close) => <DayField box={box} autoFocus onChosen={close} />}
          </Row>
          <Row label="Party" {...row('party')} value={<PartyValue box={box} />}>
            {() => <PartyPanel box={box} openAsk={openAsk} />}
          </Row>
        </div>
        <StartChoice box={box} />
        <CarChoice box={box} />
        <GuideChoice box={box} />
        <LaterReturn box={box} />
        <QuoteProblem box={box} />
        {box.waits ? <PriceWaits box={box} /> : <PriceLines box={box} />}
        {box.bookingPath && choice.day && (
          <ButtonLink to={box.bookingPath} onClick={onGoOn} variant="primary" wide>
            Book {longDay(choice.day)}
          </ButtonLink>
        )}
        {box.bookingPath && more}
        <FreeUntil box={box} className="text-center" />
      </Ticket>
    </aside>
  )
})

function DayValue({ box: { tour, choice, dayProblem } }: { box: Box }) {
  if (!choice.day) {
    return <bdi className="text-ink-2">{tour.seasonWords ? `Any day, ${tour.seasonWords}` : 'Any day you like'}</bdi>
  }
  if (dayProblem) return <DayProblem>{dayProblem}</DayProblem>
  return (
    <bdi className="font-semibold tabular-nums">
      {shortDay(choice.day)}, {choice.start}
    </bdi>
  )
}

type RowProps = {
  label: string
  action?: string
  value: ReactNode
  isOpen: boolean
  onToggle: () => void
  onNear?: () => void
  children: (close: () => void) => ReactNode
}

/** One line that opens; one at a time, so that the box stays short. */
function Row({ label, action = 'Change', value, isOpen, onToggle, onNear, children }: RowProps) {
  const panel = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    onToggle()
    toggle.current?.focus()
  }
  return (
    <div className="border-b border-line py-3">
      <div className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-baseline gap-3 text-[0.9375rem] leading-snug">
        <span className="text-sm text-ink-2">{label}</span>
        <div>{value}</div>
        <TextButton
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
          onPointerEnter={onNear}
          onFocus={onNear}
          className="text-sm"
        >
          {isOpen ? 'Close' : action}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </TextButton>
      </div>
      <div id={panel} className={cx(isOpen && 'pt-4')}>
        {isOpen && children(close)}
      </div>
    </div>
  )
}
