import { useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { capitalized } from '#core/words.ts'
import { longDay } from '#web/ui/day.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { StepHead, StepSection } from '../../checkout/step-head.tsx'
import { stepAddress, useCheckout } from '../checkout-state.ts'
import { EndedClosed } from './hold-ended-closed.tsx'
import { difference } from './hold-ended-free.tsx'
import { EndedActions, type EndedProps } from './hold-ended-parts.tsx'
import type { PricedSlot } from './hold-over-flow.ts'
import { takenInWords } from './hold-words.ts'

const idOf = ({ day, start }: { day: string; start: string }) => `${day} ${start}`

/** Somebody else has the day now: the nearest free ones, with their prices, the first one chosen. */
export function EndedTaken({ nearest, ...props }: EndedProps & { nearest: readonly PricedSlot[] }) {
  const { slug, news, trouble, isPending, onHold } = props
  const { wish, quote } = useCheckout(slug)
  const [chosen, setChosen] = useState<string>()
  const picked = nearest.find((slot) => idOf(slot) === chosen) ?? nearest[0]
  // The day that was wished for, before choosing another changes it.
  const [lost] = useState({ day: wish.day ?? '', start: wish.start ?? '', totalYen: quote?.totalYen })
  if (!picked)
    return <EndedClosed {...props} why={`Somebody has taken ${longDay(lost.day)}, and no day near it is free.`} />
  return (
    <>
      <StepHead title={takenInWords(lost, picked)} />
      {news}
      {trouble}
      <StepSection title="The nearest free days, for the same party" className="mt-9">
        <RadioGroup
          label="Day"
          boxed
          className="[&>span:first-child]:sr-only"
          value={idOf(picked)}
          onChange={setChosen}
          choices={nearest.map((slot) => ({
            id: idOf(slot),
            label: longDay(slot.day),
            aside: formatYen(slot.quote.totalYen),
            detail: detailOf(slot, lost),
          }))}
        />
        <p className="mt-3.5 text-sm text-ink-2">
          Travellers, pick-up and notes move with you. <TextLink to={stepAddress('day', wish)}>See all days</TextLink>
        </p>
      </StepSection>
      <EndedActions
        slug={slug}
        label={`Hold ${longDay(picked.day)}`}
        isPending={isPending}
        onPress={() => onHold(picked.quote, picked)}
      />
    </>
  )
}

function detailOf(slot: PricedSlot, lost: { start: string; totalYen: number | undefined }): string {
  const price = lost.totalYen === undefined ? '' : `${capitalized(difference(slot.quote.totalYen - lost.totalYen))}. `
  const start = slot.start === lost.start ? '' : ` It begins at ${slot.start}.`
  return `${price}${slot.quote.className}.${start}`
}
