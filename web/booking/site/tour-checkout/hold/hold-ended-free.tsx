import { useEffect, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { Quote } from '#contract/pricing.ts'
import { onTokyoClock } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { clockOf, serverNow } from '../../checkout/hold-timing.ts'
import { StepHead, StepSection } from '../../checkout/step-head.tsx'
import { wantedOf } from './hold-dependencies.ts'
import { EndedActions, type EndedProps } from './hold-ended-parts.tsx'
import { otherDays, type PricedSlot } from './hold-over-flow.ts'
import type { AnsweredHold } from './hold-record.ts'

type EndedFreeProps = EndedProps & { quote: Quote; ended: AnsweredHold | null }

/** The day is still free: it can be held again, at a fresh price. */
export function EndedFree({ slug, news, trouble, isPending, onHold, quote, ended }: EndedFreeProps) {
  const day = quote.startsAt.slice(0, 10)
  const [askedAt] = useState(() =>
    clockOf(onTokyoClock(new Date(serverNow({ aheadMs: ended?.aheadMs ?? 0 }, Date.now())))),
  )
  const guide = quote.guides > 0 ? ' and a guide who speaks English' : ''
  return (
    <>
      <StepHead title="The hold has ended, and the day is still free" />
      {news}
      {trouble}
      <StepSection title={longDay(day)} className="mt-9">
        <dl className="grid grid-cols-[110px_minmax(0,1fr)] gap-x-3.5 gap-y-[0.5625rem] text-[0.9375rem] leading-normal tabular-nums">
          <dt className="text-ink-3">Still free</dt>
          <dd>
            <bdi>{`${quote.className}${guide}, ${clockOf(quote.startsAt)} to ${clockOf(quote.endsAt)}`}</bdi>
          </dd>
          <dt className="text-ink-3">Price</dt>
          <dd>
            <bdi>{`${priceInWords(quote.totalYen, ended?.answer.booking.totalYen)} We asked for a fresh quote at ${askedAt}.`}</bdi>
          </dd>
        </dl>
      </StepSection>
      <OtherDays slug={slug} ended={ended} fromYen={quote.totalYen} isPending={isPending} onHold={onHold} />
      <EndedActions
        slug={slug}
        label={`Hold ${longDay(day)} again`}
        isPending={isPending}
        onPress={() => onHold(quote)}
      />
    </>
  )
}

/** A price that moved is shown with the one before. */
function priceInWords(nowYen: number, beforeYen: number | undefined): string {
  if (beforeYen === undefined) return `${formatYen(nowYen)}.`
  if (beforeYen === nowYen) return `${formatYen(nowYen)}, as before.`
  return `${formatYen(nowYen)} now, it was ${formatYen(beforeYen)} before.`
}

type OtherDaysProps = Pick<EndedProps, 'slug' | 'isPending' | 'onHold'> & {
  ended: AnsweredHold | null
  fromYen: number
}

/** For who was not sure. It comes when it comes, and nobody misses it. */
function OtherDays({ slug, ended, fromYen, isPending, onHold }: OtherDaysProps) {
  const [slots, setSlots] = useState<PricedSlot[]>([])
  useEffect(() => {
    let isHere = true
    const wish = wantedOf(slug)?.wish
    if (wish)
      otherDays(call, wish, ended).then(
        (found) => isHere && setSlots(found),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [slug, ended])
  if (slots.length === 0) return null
  return (
    <StepSection title="Or another day, if you were not sure">
      <ul className="-mt-[1.125rem] text-[0.9375rem] tabular-nums">
        {slots.map((slot) => (
          <li
            key={slot.day}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2.5 sm:grid-cols-[110px_minmax(0,1fr)_auto_104px]"
          >
            <bdi className="font-semibold">{shortDay(slot.day)}</bdi>
            <span className="text-sm text-ink-2 max-sm:text-end">
              <bdi>{difference(slot.quote.totalYen - fromYen)}</bdi>
            </span>
            <bdi>{formatYen(slot.quote.totalYen)}</bdi>
            <TextButton
              disabled={isPending}
              onClick={() => onHold(slot.quote, slot)}
              className="min-h-11 justify-self-end text-sm"
            >
              Choose {shortDay(slot.day).split(' ').slice(0, 2).join(' ')}
            </TextButton>
          </li>
        ))}
      </ul>
    </StepSection>
  )
}

/** "the same price", "¥10,000 more". */
export function difference(yen: number): string {
  if (yen === 0) return 'the same price'
  return `${formatYen(Math.abs(yen))} ${yen > 0 ? 'more' : 'less'}`
}
