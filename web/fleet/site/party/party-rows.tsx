import { type ReactNode, useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { resizedAges } from '#contract/party.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import { classFor, type OfferedClass, roomPartyOf } from '#contract/room.ts'
import { explainRoom } from '#contract/room-words.ts'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { CarAsk, type OpenAsk, type PriceOf } from './car-ask.tsx'
import { ChildAgeRows } from './child-age-rows.tsx'
import { type OwnSeats, SeatAsk } from './seat-ask.tsx'
import { useExtraAsk } from './use-extra-ask.ts'
import { askBefore, type PartyChange, type PartyWish, piecesOf, withPieces } from './ways.ts'

type PartyRowsProps = {
  party: PartyWish
  /** The cars that can be had, and the one as things are; undefined where none takes the party. */
  classes: readonly OfferedClass[]
  car: OfferedClass | undefined
  /** Empty while they are asked for. */
  extras: readonly OfferedExtra[]
  most: { guests: number; largeCases: number }
  onChange: (change: PartyChange) => void
  priceOf: PriceOf
  ageErrorOf?: (index: number) => string | undefined
  isLedTo?: boolean
  /** What was decided about seats of their own; where the form does not keep it, a sentence says who does. */
  ownSeats?: OwnSeats
  ownSeatsElsewhere?: string
  /** The booking says already that they bring their own. */
  isSeatsTold?: boolean
  /** Who is told that an extra is being asked about, and says it where that stops them. */
  openAsk?: OpenAsk
  /** Where the extras stand when they did not come. */
  instead?: ReactNode
}

const ROW = 'border-t border-line py-2.5 first:border-t-0 first:pt-0'

type Row = 'adults' | 'children' | 'cases'

/** Who comes and what they bring, before the first price. The car never changes in silence. */
export function PartyRows(props: PartyRowsProps) {
  const { party, classes, car, extras, most, onChange, priceOf } = props
  const { childAges } = party
  const adults = party.guests - childAges.length
  const rows = useRef<HTMLDivElement>(null)
  // By row, or by the code of an extra.
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({})
  const scene = car ? { party, car, classes, extras } : null
  const { asking, ask } = useExtraAsk(scene, (code, { name }) => {
    onChange({ extras: withPieces(party.extras, code, piecesOf(party.extras, code) + 1) })
    setSaid((others) => ({ ...others, [code]: `It is added: the ${name} has room for it.` }))
  })

  /** A larger party takes the car that it needs, and its row says so. */
  const change = (row: Row, part: Partial<PartyWish>) => {
    const room = roomPartyOf({ ...party, ...part }, extras)
    const next = classFor(classes, room, car?.vehicleClass)
    const isDearer = car && next && next !== car && next.priceYen > car.priceYen
    setSaid(
      isDearer
        ? {
            [row]: `${explainRoom(classes, room, next.vehicleClass)} The car costs ${formatYen(next.priceYen - car.priceYen)} more.`,
          }
        : {},
    )
    onChange(part)
  }
  const setPieces = (code: string, count: number) => {
    const isMore = count > piecesOf(party.extras, code)
    const question = isMore && scene ? askBefore(scene, code) : null
    const first = asking && extras.find((extra) => extra.code === asking.code)
    if (question && first && first.code !== code) {
      setSaid({ [code]: `One at a time: first say how to add the ${first.name.toLowerCase()}.` })
      rows.current?.querySelector<HTMLElement>(`[data-extra="${first.code}"] [data-ask] :is(input, button)`)?.focus()
      return
    }
    setSaid({})
    if (question) return ask(code)
    // Whoever takes a piece of it off does not wait for one more.
    if (asking?.code === code) ask(null)
    onChange({ extras: withPieces(party.extras, code, count) })
  }
  /** The question goes, and the focus with it. */
  const settle = (code: string, part: PartyChange | null) => {
    ask(null)
    if (part) onChange(part)
    rows.current?.querySelector<HTMLElement>(`[data-extra="${code}"] button`)?.focus()
  }
  const saidAt = (row: string) => (
    <p role="status" className="text-sm text-ink-2 empty:hidden">
      {said[row] && <bdi>{said[row]}</bdi>}
    </p>
  )
  return (
    <div ref={rows}>
      <div className={ROW}>
        <NumberStepper
          inline
          label="Adults"
          hint="18 and over"
          value={adults}
          min={1}
          max={most.guests - childAges.length}
          onChange={(count) => change('adults', { guests: count + childAges.length })}
        />
        {saidAt('adults')}
      </div>
      <div className={ROW}>
        <NumberStepper
          inline
          label="Children"
          hint="17 and under. The age decides the seat"
          value={childAges.length}
          max={Math.min(12, most.guests - adults)}
          onChange={(count) => change('children', { childAges: resizedAges(childAges, count), guests: adults + count })}
          className={childAges.length > 0 ? 'mb-2.5' : ''}
        />
        <ChildAgeRows
          ages={childAges}
          onChange={(ages) => onChange({ childAges: ages })}
          {...(props.ageErrorOf && { errorOf: props.ageErrorOf })}
          {...(props.isLedTo && { isLedTo: true })}
        />
        {saidAt('children')}
        {!props.isSeatsTold && (
          <SeatAsk
            ages={childAges}
            extras={party.extras}
            offered={extras.filter(({ code, mostPieces }) => piecesOf(party.extras, code) < mostPieces)}
            onAdd={(code) => setPieces(code, piecesOf(party.extras, code) + 1)}
            {...(props.ownSeats && { own: props.ownSeats })}
            {...(props.ownSeatsElsewhere && { elsewhere: props.ownSeatsElsewhere })}
          />
        )}
      </div>
      {extras.map((extra) => (
        <div key={extra.code} data-extra={extra.code} className={ROW}>
          <NumberStepper
            inline
            label={extra.name}
            unit={extra.name.toLowerCase()}
            hint={`${extra.priceYen === 0 ? 'No charge.' : `${formatYen(extra.priceYen)} each.`} ${extra.explanation}`}
            value={piecesOf(party.extras, extra.code)}
            max={extra.mostPieces}
            onChange={(count) => setPieces(extra.code, count)}
          />
          {asking?.code === extra.code && car && (
            <CarAsk
              asking={asking}
              party={party}
              extra={extra}
              car={car}
              priceOf={priceOf}
              onTake={(part) => settle(extra.code, part)}
              onLeave={() => settle(extra.code, null)}
              open={props.openAsk}
            />
          )}
          {saidAt(extra.code)}
        </div>
      ))}
      {extras.length === 0 && props.instead}
      <div className={ROW}>
        <NumberStepper
          inline
          label="Large suitcases"
          hint="About 75 cm tall, if they come along on the day"
          value={party.largeCases}
          max={most.largeCases}
          onChange={(largeCases) => change('cases', { largeCases })}
        />
        {saidAt('cases')}
      </div>
    </div>
  )
}
